/** A label above its target. A line, the leader, joins them: it goes down, across and down again. */
export type Pointer = {
  /** Position of the label and of its target, from 0 to 1. */
  at: number;
  to: number;
  /** Depth of the leader's horizontal part, in steps. The leader is below all leaders that it passes. */
  level: number;
};

/**
 * Moves labels as little as possible from their targets, in their order, until they are at least `gap` apart.
 * If there are too many labels for that, they are closer. Leaders never cross.
 *
 * @param places positions of the targets, in ascending order
 */
export function spread(places: readonly number[], gap: number): Pointer[] {
  const apart = Math.min(gap, 1 / places.length);
  const positions = setApart(places, apart);
  return withLevels(places.map((to, index) => ({ at: positions[index] ?? to, to })));
}

/** Labels and targets must be in the same order. */
export function withLevels(pointers: readonly Omit<Pointer, "level">[]): Pointer[] {
  return pointers.map((pointer, index) => ({ ...pointer, level: levelOf(pointers, index) }));
}

/** Centres each group of touching labels on its targets, but keeps all labels between 0 and 1. */
function setApart(places: readonly number[], apart: number): number[] {
  const groups: number[][] = [];
  for (const [index, place] of places.entries()) {
    // After subtracting the required distances, neighbours that must touch are equal or in descending order.
    let group = [place - index * apart];
    for (let last = groups.at(-1); last && mean(last) >= mean(group); last = groups.at(-1)) {
      group = [...last, ...group];
      groups.pop();
    }
    groups.push(group);
  }
  const last = 1 - (places.length - 0.5) * apart;
  return groups
    .flatMap((group) => group.map(() => Math.min(Math.max(mean(group), apart / 2), last)))
    .map((place, index) => place + index * apart);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Returns a level that puts the leader below all leaders that it passes. */
function levelOf(pointers: readonly Omit<Pointer, "level">[], index: number): number {
  const own = pointers[index];
  if (!own) return 0;
  const toTheRight = own.to > own.at;
  const passed = pointers.flatMap((other, place) => {
    const below = toTheRight ? place > index && other.at <= own.to : place < index && other.at >= own.to;
    return below ? [levelOf(pointers, place)] : [];
  });
  return passed.length > 0 ? Math.max(...passed) + 1 : 0;
}
