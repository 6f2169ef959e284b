import type { Body } from "#app/lib/picture-files.ts";

type Extent = { width: number; height: number };

/**
 * Returns how much a picture's width and height differ from the published size: 0.05 is 5 %. Both differ by
 * the same factor, because bench.ts scales the picture that way.
 */
export function misfit({ width, height }: Extent, body: Body): number {
  const proportions = (width / (body.x1 - body.x0)) * ((body.base - body.top) / height);
  return Math.sqrt(Math.max(proportions, 1 / proportions)) - 1;
}
