import type { SupplyPage } from "#app/content/views/supply.ts";
import styles from "./tube.module.css";

export type SupplyItem = SupplyPage["groups"][number]["products"][number];

/** Whole blood (lilac cap) does not separate, so its tube has no plasma. */
export function Tube({ colour }: { colour: NonNullable<SupplyItem["cap"]> }) {
  return (
    <svg
      className={styles.tube}
      style={{ "--colour": `var(--cap-${colour})` }}
      viewBox="0 0 24 92"
      aria-hidden="true"
    >
      <path className={styles.blood} d="M5 32v51a7 7 0 0 0 14 0V32z" />
      {colour !== "lila" && <path className={styles.plasma} d="M5 32h14v12H5z" />}
      <path className={styles.label} d="M5 38h14v24H5z" />
      <path d="M5 20v63a7 7 0 0 0 14 0V20" />
      <path className={styles.lines} d="M9 45h6m-6 5h6m-6 5h4" />
      <rect className={styles.stopper} x="2" width="20" height="20" rx="2" />
      <path className={styles.lines} d="M6 3v14m4-14v14m4-14v14m4-14v14" />
    </svg>
  );
}
