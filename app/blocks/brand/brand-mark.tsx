import { layoutData } from "virtual:layout-data";
import styles from "./brand-mark.module.css";
import { brandPaths } from "./brand-ticks.ts";

export function BrandMark() {
  const [first, second] = layoutData.company.nameParts;
  return (
    <span className={styles.brand}>
      <svg
        className={`lucide ${styles.mark}`}
        width="48"
        height="48"
        viewBox="0 0 48 48"
        aria-hidden="true"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth={brandPaths.lineWidth}
      >
        <path d={brandPaths.ticks} />
        <path className={styles.needle} d={brandPaths.needle} />
      </svg>
      <span className={styles.name}>
        <strong>{first}</strong>
        {` ${second}`}
      </span>
    </span>
  );
}
