/** The files of a picture, as the build makes them and pages name them. */

const largest = 1920;
const steps = [320, 480, 720, 1080, 1440, largest];

/** The widths that a master is made in: up to its own. */
export function pictureWidths(width: number): number[] {
  const end = Math.min(width, largest);
  return [...steps.filter((step) => step < end), end];
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
  format: string,
): string {
  return `/media/${name}.${hash}-${width}.${format}`;
}
