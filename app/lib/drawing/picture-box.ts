import type { Body } from "#app/lib/picture-files.ts";

type Extent = { width: number; height: number };

/**
 * Returns the share by which a picture differs from the published size: 0.05 is five per cent. The picture is
 * scaled so that it differs as much in width as in height.
 */
export function misfit({ width, height }: Extent, body: Body): number {
  const proportions = (width / (body.x1 - body.x0)) * ((body.base - body.top) / height);
  return Math.sqrt(Math.max(proportions, 1 / proportions)) - 1;
}
