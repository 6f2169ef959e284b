import { shell } from "virtual:shell";
import styles from "./brand-mark.module.css";

/** A ceibo built from seven ruler ticks; the central one is the needle. */
const ticks = [
  [3, 15, 10.5],
  [9.4, 9, 20],
  [15.8, 6, 37],
  [28.6, 6, 37],
  [35, 9, 20],
  [41.4, 15, 10.5],
  [9.4, 35.5, 7.5],
  [35, 35.5, 7.5],
  [3, 40, 3],
  [41.4, 40, 3],
] as const;

export function BrandMark() {
  const [first, second] = shell.company.nameParts;
  return (
    <span className={styles.brand}>
      <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true" fill="currentColor">
        {ticks.map(([x, y, height]) => (
          <rect key={`${x} ${y}`} x={x} y={y} width="3.6" height={height} rx=".9" />
        ))}
        <rect className={styles.needle} x="22.2" y="4" width="3.6" height="39" rx=".9" />
      </svg>
      <span className={styles.name}>
        <strong>{first}</strong> {second}
      </span>
    </span>
  );
}
