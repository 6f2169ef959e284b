import type { SupplyPage } from "#app/content/views/supply.ts";
import styles from "./cap.module.css";

export type SupplyItem = SupplyPage["groups"][number]["products"][number];
type Colour = NonNullable<SupplyItem["cap"]>;

/** The colour of a tube's cap. A word beside it names the colour. */
export function Cap({ colour }: { colour: Colour }) {
  return <span className={styles.cap} style={{ "--colour": `var(--cap-${colour})` }} />;
}

/** A tube, with its cap in colour. */
export function Tube({ colour }: { colour: Colour }) {
  return (
    <svg
      className={styles.tube}
      style={{ "--colour": `var(--cap-${colour})` }}
      viewBox="0 0 24 60"
      aria-hidden="true"
    >
      <path className={styles.glass} d="M5 19v31a7 7 0 0 0 14 0V19" />
      <path className={styles.label} d="M8 29h8v14H8z" />
      <rect className={styles.stopper} x="3" y="2" width="18" height="17" rx="2" />
    </svg>
  );
}
