/** Places the labels of stems on a ruler: chooses a side and a level for each, so that no two overlap. */

export type Stem = {
  /** Position on the ruler, from 0 to 1. */
  position: number;
  /** Width of its label, in rem. */
  width: number;
};
export type StemLabel = { side: "start" | "end"; level: number };

type Span = { from: number; to: number };
type Placed = Span & { at: number; side: StemLabel["side"]; level: number };

const labelGap = 0.5;
/** How far a label may extend into the page margin, in rem. */
const margin = 1;

/**
 * Chooses the sides, then the levels, so that no label hides a taller stem.
 * @param stems in the order of their positions
 * @param scale width of the ruler, in rem
 * @param clear a position from 0 to 1 that labels must not cover
 */
export function stagger(stems: readonly Stem[], scale: number, clear = 1): StemLabel[] {
  let labels = withSides(stems, scale, clear, true);
  if (!setLevels(labels)) {
    labels = withSides(stems, scale, clear, false);
    setLevels(labels);
  }
  return labels.map(({ side, level }) => ({ side, level }));
}

/** Sets each label above those whose stems it covers. Returns whether no stem is behind a label. */
function setLevels(labels: readonly Placed[]): boolean {
  const covers = (one: Placed, other: Placed) => one.from < other.at && other.at < one.to;
  const placed: Placed[] = [];
  let waiting = labels;
  let clean = true;
  while (waiting.length > 0) {
    const free = waiting.find((one) => !waiting.some((other) => covers(one, other)));
    const label = free ?? waiting[0];
    if (!label) break;
    clean &&= free !== undefined;
    label.level = Math.max(0, ...placed.map((other) => (covers(label, other) ? other.level + 1 : 0)));
    while (
      placed.some(({ level, from, to }) => level === label.level && label.to > from && label.from < to)
    ) {
      label.level++;
    }
    placed.push(label);
    waiting = waiting.filter((other) => other !== label);
  }
  return clean;
}

/**
 * Starts at the last stem, so that of two neighbours the first gets the free side before them.
 * @param turn whether a label turns to the start where it is lower
 */
function withSides(stems: readonly Stem[], scale: number, clear: number, turn: boolean): Placed[] {
  const levels: Span[][] = [];
  const labels: Placed[] = [];
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
    const side = turn && second && levelOf(spanOf(second)) < levelOf(spanOf(first)) ? second : first;
    const level = levelOf(spanOf(side));
    levels[level] = [...(levels[level] ?? []), spanOf(side)];
    labels.unshift({ ...spanOf(side), at, side, level });
  }
  return labels;
}
