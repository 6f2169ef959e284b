import { layoutData } from "virtual:layout-data";
import styles from "./brand-mark.module.css";
import { brandNeedle, brandTicks, brandTickWidth } from "./brand-ticks.ts";

/** Half the width of the line around a tick, whose joins are the tick's round corners. */
const corner = 0.9;
const ticks = brandTicks.map(outline).join("");
const needle = outline(brandNeedle);

/** One path for all ticks, because every page has the mark twice. */
function outline([x, y, height]: readonly [number, number, number]): string {
  const across = tenths(brandTickWidth - 2 * corner);
  return `M${tenths(x + corner)} ${tenths(y + corner)}h${across}v${tenths(height - 2 * corner)}h-${across}z`;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

export function BrandMark() {
  const [first, second] = layoutData.company.nameParts;
  return (
    <span className={styles.brand}>
      <svg className={styles.mark} width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
        <path d={ticks} />
        <path className={styles.needle} d={needle} />
      </svg>
      <span className={styles.name}>
        <strong>{first}</strong> {second}
      </span>
    </span>
  );
}
