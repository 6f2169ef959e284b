import type { ReactNode } from "react";
import type { ShownQuantity } from "#app/lib/shapes.ts";
import styles from "./figure.module.css";

type Props = Pick<ShownQuantity, "prefix" | "unit"> & {
  number: ReactNode;
  /** A sign set as superscript, as in 100⁺. */
  suffix?: string;
  size?: "medium" | "large" | "huge";
};

/** A large number and its unit, which has 42 % of the number's size. */
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
