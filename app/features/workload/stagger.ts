/** Places the labels of stems on a ruler: chooses a side and a level for each, so that no two overlap. */

export type Stem = {
  /** Position on the ruler, from 0 to 1. */
  position: number;
  /** Width of its label, in rem. */
  width: number;
};
export type StemLabel = { side: "start" | "end"; level: number };

type Span = { from: number; to: number };

const labelGap = 0.5;
/** How far a label may extend into the page margin, in rem. */
const margin = 1;

/**
 * Starts at the last stem, so that of two neighbours the first gets the free side before them.
 * @param stems in the order of their positions
 * @param scale width of the ruler, in rem
 * @param clear a position from 0 to 1 that labels must not cover
 */
export function stagger(stems: readonly Stem[], scale: number, clear = 1): StemLabel[] {
  const levels: Span[][] = [];
  const labels: StemLabel[] = [];
  for (const { position, width } of [...stems].reverse()) {
    const at = position * scale;
    const after = { from: at, to: at + width + labelGap };
    const before = { from: at - width - labelGap, to: at };
    const covers = at <= clear * scale && after.to > clear * scale;
    const fits = { end: after.to <= scale && !covers, start: before.from >= -margin };
    const sides = (["end", "start"] as const).filter((side) => fits[side]);
    const [first = position > 0.5 ? "start" : "end", second] = sides;
    const levelOf = (span: Span) => {
      const found = levels.findIndex((row) =>
        row.every(({ from, to }) => span.to <= from || span.from >= to),
      );
      return found < 0 ? levels.length : found;
    };
    const spanOf = (side: StemLabel["side"]) => (side === "end" ? after : before);
    const side = second && levelOf(spanOf(second)) < levelOf(spanOf(first)) ? second : first;
    const level = levelOf(spanOf(side));
    levels[level] = [...(levels[level] ?? []), spanOf(side)];
    labels.unshift({ side, level });
  }
  return labels;
}
