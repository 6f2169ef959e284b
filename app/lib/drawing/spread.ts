export type Pointer = {
  /** Position of the label and of its target, from 0 to 1. */
  at: number;
  to: number;
  /** Number of steps by which the leader turns lower, so that it passes below other leaders. */
  level: number;
};

/**
 * Moves positions as little as possible, in their order, until they are at least `gap` apart. If the line is
 * too short for that, they are closer. Leaders go down, across and down again. Each leader turns below the
 * leaders that it passes, so that no two cross.
 *
 * @param places positions in ascending order
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

/** Centres each group of touching labels on its targets, within the line. */
function setApart(places: readonly number[], apart: number): number[] {
  const groups: number[][] = [];
  for (const [index, place] of places.entries()) {
    // A position without the required distances before it. Labels touch where this value does not increase.
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

/** Returns a level below all leaders that this leader passes. */
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
