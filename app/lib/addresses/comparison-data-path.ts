/** Returns the path of an instrument's comparison data. */
export function comparisonDataPath(id: string): string {
  return `/datos/equipos/${id}.json`;
}
