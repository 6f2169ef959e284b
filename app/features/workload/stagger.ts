export type Stem = {
  /** Position on the ruler, from 0 to 1. */
  position: number;
  /** Width of the label, in rem. */
  width: number;
};
/** A label is left ("start") or right ("end") of its stem. Level 0 is the lowest. */
export type StemLabel = { side: "start" | "end"; level: number };

type Placed = StemLabel & { at: number; from: number; to: number };

const labelGap = 0.5;
/** How far a label may extend into the page margin, in rem. */
const margin = 1;

/**
 * Gives each label a side and a level. Labels never overlap, and cover other stems only if they must.
 * @param stems in the order of their positions
 * @param scale width of the ruler, in rem
 * @param clear a position from 0 to 1 that labels cover only if they must
 */
export function stagger(stems: readonly Stem[], scale: number, clear = 1): StemLabel[] {
  const labels = stems.map(({ position, width }): Placed => {
    const at = position * scale;
    const [from, to] = [at - width - labelGap, at + width + labelGap];
    const fitsAfter = to <= scale && !(at <= clear * scale && to > clear * scale);
    const isAfter = fitsAfter || (from < -margin && position <= 0.5);
    return isAfter
      ? { side: "end", level: 0, at, from: at, to }
      : { side: "start", level: 0, at, from, to: at };
  });
  setLevels(labels);
  return labels.map(({ side, level }) => ({ side, level }));
}

/** Raises a label above labels that it would overlap, and above labels whose stems it covers. */
function setLevels(labels: readonly Placed[]) {
  const covers = (one: Placed, { at }: Placed) => one.from < at && at < one.to;
  const placed: Placed[] = [];
  for (let waiting = [...labels]; waiting.length > 0; ) {
    const label = waiting.find((one) => !waiting.some((other) => covers(one, other))) ?? waiting[0];
    if (!label) break;
    label.level = Math.max(0, ...placed.map((other) => (covers(label, other) ? other.level + 1 : 0)));
    const overlaps = ({ level, from, to }: Placed) =>
      level === label.level && label.to > from && label.from < to;
    while (placed.some(overlaps)) label.level++;
    placed.push(label);
    waiting = waiting.filter((other) => other !== label);
  }
}
