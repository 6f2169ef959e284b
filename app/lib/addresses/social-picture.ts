/** Returns the path of the picture that represents a page in shared links. */
export function socialPicturePath(canonical: string): string {
  return `/social/${canonical === "/" ? "inicio" : canonical.slice(1).replaceAll("/", "-")}.jpg`;
}
