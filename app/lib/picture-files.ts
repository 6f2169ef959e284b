/** Minimum width in pixels of a picture in images/. */
export const minPictureWidth = 1440;

export const pictureFormats = ["avif", "webp"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** In pixels. Only thumbnails and browsers without AVIF use WebP, so WebP needs fewer sizes. */
const steps = { avif: [320, 480, 720, 1080, 1440, 1920], webp: [320, 1080, 1920] };

export function pictureWidths(width: number, format: PictureFormat): number[] {
  const fitting = steps[format].filter((step) => step <= width);
  return fitting.length > 0 ? fitting : [width];
}

export type Picture = {
  name: string;
  hash: string;
  width: number;
  height: number;
  /** Placeholder colour. A cut-out has none, because the page draws its background. */
  tone?: string;
  alt: string;
};

/** The part of a cut-out picture that the instrument fills, in pixels of the file in images/. */
export type Body = { x0: number; x1: number; top: number; base: number };

export function pictureFile(
  { name, hash }: Pick<Picture, "name" | "hash">,
  width: number,
  format: PictureFormat,
): string {
  return `/media/${name}.${hash}-${width}.${format}`;
}
