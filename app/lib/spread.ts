/** Things that point at places on a line, themselves set apart so that none touches another. */

export type Pointer = {
  /** Where it stands and where it points, from 0 to 1. */
  at: number;
  to: number;
  /** By how many steps its leader turns lower than those that pass nothing. */
  level: number;
};

/**
 * Sets places apart by at least `gap`, in their order and as near to themselves as the line allows. Leaders go
 * down, across and down again; each turns below those it passes, so that none crosses another.
 *
 * @param places in rising order
 */
export function spread(places: readonly number[], gap: number): Pointer[] {
  const apart = Math.min(gap, 1 / places.length);
  const positions = setApart(places, apart);
  const pointers = places.map((to, index) => ({ at: positions[index] ?? to, to }));
  return pointers.map((pointer, index) => ({ ...pointer, level: levelOf(pointers, index) }));
}

/** Those that would touch move together, around the middle of their places; the ends of the line hold them. */
function setApart(places: readonly number[], apart: number): number[] {
  const groups: number[][] = [];
  for (const [index, place] of places.entries()) {
    // Without the distance that it must keep from those before: where this falls, they would touch.
    let group = [place - index * apart];
    for (let last = groups.at(-1); last && mean(last) >= mean(group); last = groups.at(-1)) {
      group = [...last, ...group];
      groups.pop();
    }
    groups.push(group);
  }
  const most = 1 - (places.length - 0.5) * apart;
  return groups
    .flatMap((group) => group.map(() => Math.min(Math.max(mean(group), apart / 2), most)))
    .map((place, index) => place + index * apart);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** A leader to the right passes below those that follow it and stand before its end; to the left, likewise. */
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
