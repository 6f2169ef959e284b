import sharp from "sharp";
import type { Body } from "#app/lib/picture-files.ts";

/** Pixels with this alpha value or more belong to the instrument. Shadows and glass have less. */
const solid = 230;
/** The upper share of the height, in which a screen on an arm may be wider than the instrument. */
const screenShare = 0.3;

/** Finds the instrument in a cut-out, without its shadow. The width excludes a screen on an arm. */
export async function findBody(bytes: Buffer): Promise<Body | undefined> {
  const { data, info } = await sharp(bytes)
    .extractChannel("alpha")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height }, (_, y) => {
    const row = data.subarray(y * info.width, (y + 1) * info.width);
    return { y, x0: row.findIndex(isSolid), x1: row.findLastIndex(isSolid) + 1 };
  }).filter(({ x0 }) => x0 >= 0);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return undefined;
  const [top, base] = [first.y, last.y + 1];
  const sides = rows.filter(({ y }) => y >= top + screenShare * (base - top));
  return {
    x0: Math.min(...sides.map(({ x0 }) => x0)),
    x1: Math.max(...sides.map(({ x1 }) => x1)),
    top,
    base,
  };
}

function isSolid(alpha: number): boolean {
  return alpha >= solid;
}
