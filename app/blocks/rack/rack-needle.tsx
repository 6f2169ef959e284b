import type { ReactNode } from "react";
import { tickCentre } from "#app/lib/drawing/rack-place.ts";
import styles from "./rack-needle.module.css";

type Props = {
  /** The index of the tick. */
  at: number;
  /** The number of ticks. */
  count: number;
  /** True if a phone shows only the half of the rack with the needle. */
  halved?: boolean;
  children?: ReactNode;
};

/** The needle of a rack with its text beside it. */
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

/** Returns the side with more room for the text. */
function sideOf(share: number): "start" | "end" {
  return share > 0.5 ? "start" : "end";
}
