/** Labels of stems on a rule: which side of its stem each stands, and on which level, so that none covers another. */

export type Stem = { /** From 0 to 1. */ position: number /** Of its label, in rem. */; width: number };
export type StemLabel = { side: "start" | "end"; level: number };

const air = 0.5;
/** A label may reach so far into the margin of the page. */
const margin = 1;

/**
 * @param scale width of the rule, in rem
 * @param clear a place, from 0 to 1, over which no label should stand
 */
export function stagger(stems: readonly Stem[], scale: number, clear = 1): StemLabel[] {
  const taken: { from: number; to: number }[][] = [];
  return stems.map(({ position, width }) => {
    const at = position * scale;
    const after = { from: at, to: at + width + air };
    const before = { from: at - width - air, to: at };
    // After its stem where that leads over nothing; else before it, where there is room.
    const passes = after.to > scale || (at <= clear * scale && after.to > clear * scale);
    const side = (passes && before.from >= -margin) || before.from > scale / 2 ? "start" : "end";
    const span = side === "end" ? after : before;
    const free = (row: { from: number; to: number }[]) =>
      row.every((other) => span.to <= other.from || span.from >= other.to);
    const found = taken.findIndex(free);
    const level = found < 0 ? taken.length : found;
    taken[level] = [...(taken[level] ?? []), span];
    return { side, level };
  });
}
