import type { ReactNode } from "react";
import { tickCentre } from "#app/lib/drawing/rack-place.ts";
import styles from "./rack-needle.module.css";

type Props = {
  /** Index of the tick. */
  at: number;
  /** Number of ticks. */
  count: number;
  /** True if a phone shows only the half of the drawing that contains this tick. */
  halved?: boolean;
  children?: ReactNode;
};

export function RackNeedle({ at, count, halved, children }: Props) {
  const share = at / count;
  return (
    <span
      className={styles.needle}
      data-side={sideOf(share)}
      data-phone-side={sideOf(halved ? (2 * share) % 1 : share)}
      style={{ insetInlineStart: tickCentre(at, count) }}
    >
      {children && <span className={styles.reading}>{children}</span>}
    </span>
  );
}

/** Returns the side of the tick that has more room for the text. */
function sideOf(share: number): "start" | "end" {
  return share > 0.5 ? "start" : "end";
}
