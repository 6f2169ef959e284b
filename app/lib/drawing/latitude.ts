/** «2° 11′ S» */
export function formatLatitude(degrees: number): string {
  const minutes = Math.floor(Math.abs(degrees) * 60);
  return `${Math.floor(minutes / 60)}°\u00a0${String(minutes % 60).padStart(2, "0")}′\u00a0${hemisphere(degrees)}`;
}

/** «1° N», «0°» */
export function formatParallel(degrees: number): string {
  return degrees === 0 ? "0°" : `${Math.abs(degrees)}°\u00a0${hemisphere(degrees)}`;
}

function hemisphere(degrees: number): string {
  return degrees < 0 ? "S" : "N";
}
