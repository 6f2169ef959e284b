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
  const positions = places.map((place) => place);
  pushRight(positions, apart);
  pushLeft(positions, apart);
  const pointers = places.map((to, index) => ({ at: positions[index] ?? to, to }));
  return pointers.map((pointer, index) => ({ ...pointer, level: levelOf(pointers, index) }));
}

function pushRight(positions: number[], apart: number) {
  let least = apart / 2;
  for (const [index, position] of positions.entries()) {
    positions[index] = Math.max(position, least);
    least = Math.max(position, least) + apart;
  }
}

function pushLeft(positions: number[], apart: number) {
  let most = 1 - apart / 2;
  for (let index = positions.length - 1; index >= 0; index -= 1) {
    const position = Math.min(positions[index] ?? 0, most);
    positions[index] = position;
    most = position - apart;
  }
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
