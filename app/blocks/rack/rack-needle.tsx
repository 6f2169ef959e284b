import type { ReactNode } from "react";
import { tickCentre } from "#app/lib/drawing/rack-place.ts";
import styles from "./rack-needle.module.css";

type Props = { at: number; count: number; children?: ReactNode };

/** The needle of a rack with its text beside it. */
export function RackNeedle({ at, count, children }: Props) {
  return (
    <span
      className={styles.needle}
      data-side={at / count > 0.6 ? "start" : "end"}
      style={{ insetInlineStart: tickCentre(at, count) }}
    >
      {children && <span className={styles.reading}>{children}</span>}
    </span>
  );
}
