/** The files of a picture, as the build makes them and pages name them. */

export const pictureFormats = ["avif", "webp"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** WebP is for lists, and for browsers that know no AVIF: fewer sizes do. */
const steps = { avif: [320, 480, 720, 1080, 1440, 1920], webp: [320, 1080, 1920] };

/** The widths that a master is made in: never above its own. */
export function pictureWidths(width: number, format: PictureFormat): number[] {
  const fitting = steps[format].filter((step) => step <= width);
  return fitting.length > 0 ? fitting : [width];
}

/**
 * A picture as a page carries it. `tone` stands in its place until it has come; a cut-out, which stands free on
 * whatever ground the page draws, has none.
 */
export type Picture = {
  name: string;
  hash: string;
  width: number;
  height: number;
  tone?: string;
  alt: string;
};

export function pictureFile(
  { name, hash }: Pick<Picture, "name" | "hash">,
  width: number,
  format: PictureFormat,
): string {
  return `/media/${name}.${hash}-${width}.${format}`;
}
