import type { ComponentProps } from "react";
import styles from "./option-chip.module.css";

type Props = ComponentProps<"button"> & { label: string; cap?: string; count: number };

/** A tube is labelled with the colour of its cap. */
export function OptionChip({ label, cap, count, ...button }: Props) {
  return (
    <button type="button" className={styles.chip} data-cap={cap} {...button}>
      {cap && <span className={styles.cap} style={{ background: `var(--cap-${cap})` }} />}
      {cap ?? label} <span className={styles.count}>{count}</span>
    </button>
  );
}
