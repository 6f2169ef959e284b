export function comparisonDataPath(id: string): string {
  return `/datos/equipos/${id}.json`;
}
