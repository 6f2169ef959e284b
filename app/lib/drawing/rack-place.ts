/** Returns the distance of a tick's centre from the start of the rack: «33.33%». */
export function tickCentre(place: number, count: number): string {
  return `${(((place + 0.5) / count) * 100).toFixed(2)}%`;
}
