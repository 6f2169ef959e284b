/** The file with what the comparison shows of one instrument. */
export function comparisonDataPath(id: string): string {
  return `/datos/equipos/${id}.json`;
}
