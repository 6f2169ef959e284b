/** A ceibo tree made of ruler ticks, in a square of 48 × 48. Each tick is [left, top, height]. */
export const brandTicks = [
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

export const brandNeedle = [22.2, 4, 39] as const;
export const brandTickWidth = 3.6;

const radius = 0.9;

/**
 * Each tick is drawn smaller by `radius` on all sides. A stroke of `lineWidth` with round joins restores the
 * size of the tick and rounds its corners.
 */
export const brandPaths = {
  ticks: brandTicks.map(outline).join(""),
  needle: outline(brandNeedle),
  lineWidth: 2 * radius,
};

function outline([x, y, height]: readonly [number, number, number]): string {
  const across = tenths(brandTickWidth - 2 * radius);
  return `M${tenths(x + radius)} ${tenths(y + radius)}h${across}v${tenths(height - 2 * radius)}h-${across}z`;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
