import type { ReactNode } from "react";
import type { ShownQuantity } from "#app/lib/shapes.ts";
import styles from "./figure.module.css";

type Props = Pick<ShownQuantity, "prefix" | "unit"> & {
  number: ReactNode;
  /** Superscript, as in 100⁺. */
  suffix?: string;
  size?: "medium" | "large" | "huge";
};

export function FigureNumber({ prefix, number, unit, suffix, size = "large" }: Props) {
  return (
    <span className={styles.figure} data-size={size}>
      {prefix && <span className={styles.prefix}>{prefix} </span>}
      <span>{number}</span>
      {suffix && <sup className={styles.suffix}>{suffix}</sup>}
      {unit && <span className={styles.unit}>{unit.startsWith("/") ? unit : `\u00a0${unit}`}</span>}
    </span>
  );
}
