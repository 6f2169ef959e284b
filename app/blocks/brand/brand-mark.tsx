import { layoutData } from "virtual:layout-data";
import styles from "./brand-mark.module.css";
import { brandNeedle, brandTicks, brandTickWidth } from "./brand-ticks.ts";

export function BrandMark() {
  const [first, second] = layoutData.company.nameParts;
  const [x, y, height] = brandNeedle;
  return (
    <span className={styles.brand}>
      <svg
        className={styles.mark}
        width="48"
        height="48"
        viewBox="0 0 48 48"
        aria-hidden="true"
        fill="currentColor"
      >
        {brandTicks.map(([x, y, height]) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={brandTickWidth} height={height} rx=".9" />
        ))}
        <rect className={styles.needle} x={x} y={y} width={brandTickWidth} height={height} rx=".9" />
      </svg>
      <span className={styles.name}>
        <strong>{first}</strong> {second}
      </span>
    </span>
  );
}
