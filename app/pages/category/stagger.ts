/** Places the labels of stems on a rule: chooses a side and a level for each, so that no two overlap. */

export type Stem = {
  /** Position on the rule, from 0 to 1. */
  position: number;
  /** Width of its label, in rem. */
  width: number;
};
export type StemLabel = { side: "start" | "end"; level: number };

const air = 0.5;
/** How far a label may extend into the page margin, in rem. */
const margin = 1;

/**
 * @param scale width of the rule, in rem
 * @param clear a position from 0 to 1 that labels must not cover
 */
export function stagger(stems: readonly Stem[], scale: number, clear = 1): StemLabel[] {
  const occupied: { from: number; to: number }[][] = [];
  return stems.map(({ position, width }) => {
    const at = position * scale;
    const after = { from: at, to: at + width + air };
    const before = { from: at - width - air, to: at };
    // Prefer the right side of the stem; use the left if the right would cover something.
    const passes = after.to > scale || (at <= clear * scale && after.to > clear * scale);
    const side = (passes && before.from >= -margin) || before.from > scale / 2 ? "start" : "end";
    const span = side === "end" ? after : before;
    const free = (row: { from: number; to: number }[]) =>
      row.every((other) => span.to <= other.from || span.from >= other.to);
    const found = occupied.findIndex(free);
    const level = found < 0 ? occupied.length : found;
    occupied[level] = [...(occupied[level] ?? []), span];
    return { side, level };
  });
}
