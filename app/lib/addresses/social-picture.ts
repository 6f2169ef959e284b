/** Where the picture that represents a page in a shared link stands; the build draws one per page. */
export function socialPicturePath(canonical: string): string {
  return `/social/${canonical === "/" ? "inicio" : canonical.slice(1).replaceAll("/", "-")}.jpg`;
}
