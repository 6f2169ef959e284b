export type Mark = { position: number; number: string; label: string; current?: boolean };
export type LabelPlace = {
  /** Side of the stem: "start" is left. */
  side: "start" | "end";
  /** Height of the stem, in rem. It ends at the top of the label. */
  stem: number;
};

type Box = Mark & { side: LabelPlace["side"]; from: number; to: number; bottom: number; height: number };

const gap = 0.75;
const lowest = 0.875;
const plain: Size = { number: 1.625, height: 3.25, lowest };
const current: Size = { number: 3.5, height: 4.875, lowest: 2.625 };

/** Size of the number, height of the label and its minimum distance from the axis, in rem. */
type Size = { number: number; height: number; lowest: number };

/**
 * Puts a label left of its stem if it has room there and if its mark is past the middle of the scale, or less
 * than 5 % of the scale from the next mark. Puts other labels right of their stems. Raises labels that still
 * collide. Tries the same with as many labels as possible on the left, and returns the lower result.
 *
 * @param width width of the scale in rem; label widths are estimated from their length
 * @param currentSize size of the current product's label
 */
export function placeLabels(marks: readonly Mark[], width: number, currentSize = current): LabelPlace[] {
  const preferred = marks.map((mark, index) => {
    const next = marks[index + 1];
    const crowded = next !== undefined && next.position - mark.position < 0.05;
    return box(mark, mark.position > 0.5 || crowded ? "start" : "end", width, currentSize);
  });
  const left = marks.map((mark) => box(mark, "start", width, currentSize));
  // If labels still collide in both results, the first is returned.
  const [placed = preferred] = [lift(preferred), lift(left)]
    .filter((boxes) => boxes !== undefined)
    .sort((a, b) => tallest(a) - tallest(b));
  return placed.map(({ side, bottom, height }) => ({ side, stem: bottom + height }));
}

function box(mark: Mark, preferred: LabelPlace["side"], width: number, currentSize: Size): Box {
  const size = mark.current ? currentSize : plain;
  const length = Math.max(mark.number.length * size.number * 0.6, mark.label.length * 0.55);
  const stem = mark.position * width;
  const side = preferred === "start" && stem < length + gap ? "end" : preferred;
  const [from, to] = side === "start" ? [stem - gap - length, stem] : [stem, stem + gap + length];
  return { ...mark, side, from, to, bottom: size.lowest, height: size.height };
}

function tallest(boxes: Box[]): number {
  return Math.max(...boxes.map(({ bottom, height }) => bottom + height));
}

/** Raises boxes until no two overlap. Returns undefined if some still overlap after the last round. */
function lift(boxes: Box[]): Box[] | undefined {
  for (let round = 0; round < boxes.length * 2; round += 1) {
    let settled = true;
    for (const lower of boxes) {
      for (const upper of boxes) {
        const floor = lower.bottom + lower.height;
        if (upper === lower || upper.bottom >= floor || !mustStandAbove(upper, lower)) continue;
        upper.bottom = floor;
        settled = false;
      }
    }
    if (settled) return boxes;
  }
  return undefined;
}

function mustStandAbove(upper: Box, lower: Box): boolean {
  const lowerStem = lower.side === "start" ? lower.to : lower.from;
  if (lowerStem > upper.from && lowerStem < upper.to) return true;
  const meet = upper.from < lower.to && lower.from < upper.to;
  const upperStem = upper.side === "start" ? upper.to : upper.from;
  const crossesLower = upperStem > lower.from && upperStem < lower.to;
  return meet && !crossesLower && (upper.current || (!lower.current && upper.position > lower.position));
}
