import sharp from "sharp";
import { type ElevationKind, elevationBodies } from "#app/lib/drawing/elevation-bodies.ts";
import { memoize } from "#app/lib/memoize.ts";
import { masterFile } from "../pictures/master-file.ts";
import { colour } from "../tokens.ts";

export type BandSize = "tall" | "roomy" | "standard" | "short" | "low";

/** Height of the coloured band at the top of a data sheet, in millimetres. */
export const bandHeight: Record<BandSize, number> = {
  tall: 104,
  roomy: 80,
  standard: 66,
  short: 48,
  low: 38,
};

const sheetMillimetres = 210;
export const pixelsPerMillimetre = 7;
const width = sheetMillimetres * pixelsPerMillimetre;
/** The picture's share of the band's height. The rest leaves room for the caption. */
const share = 0.93;
const ground = colour("sheet-studio");
export const jpeg = { quality: 80, mozjpeg: true, chromaSubsampling: "4:2:0" };

export function bandPicture(
  name: string | undefined,
  elevation: ElevationKind,
  size: BandSize,
): Promise<Buffer> {
  const file = name ? masterFile(name) : undefined;
  return band(size)(file ?? elevationDrawing(elevation));
}

/** Caches each band, because several sheets show the same picture. */
const band = memoize((size: BandSize) => memoize((source: string | Buffer) => drawBand(source, size)));

async function drawBand(source: string | Buffer, size: BandSize): Promise<Buffer> {
  const height = Math.round(bandHeight[size] * pixelsPerMillimetre);
  const pictureHeight = Math.round(height * share);
  // A cut-out is transparent around the instrument. The background of other pictures is extended below and
  // fades at the left.
  const isCutOut = typeof source === "string" && (await sharp(source).metadata()).hasAlpha;
  const { data, info } = await sharp(source)
    .resize({ height: pictureHeight })
    .extend({
      bottom: height - pictureHeight,
      extendWith: isCutOut ? "background" : "copy",
      background: "transparent",
    })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const visibleWidth = Math.min(info.width, Math.round(width * 0.66));
  const picture = await sharp(data, { raw: info })
    .extract({ left: info.width - visibleWidth, top: 0, width: visibleWidth, height })
    .composite(isCutOut ? [] : [{ input: fade(visibleWidth, height), blend: "dest-in" }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([{ input: picture.data, raw: picture.info, left: width - visibleWidth, top: 0 }])
    .jpeg(jpeg)
    .toBuffer();
}

export const smallPicture = memoize((name: string) =>
  sharp(masterFile(name))
    .resize({ width: 400, height: 300, fit: "cover" })
    .flatten({ background: ground })
    .jpeg(jpeg)
    .toBuffer(),
);

function fade(across: number, height: number): Buffer {
  const stops = [
    [0, 0],
    [0.07, 0.3],
    [0.16, 0.8],
    [0.26, 1],
  ].map(([offset, opacity]) => `<stop offset="${offset}" stop-color="#fff" stop-opacity="${opacity}"/>`);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${height}"><linearGradient id="g">${stops.join("")}</linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );
}

export const elevationDrawing = memoize((kind: ElevationKind) => {
  const { x, y, width: across, height } = elevationBodies[kind];
  const part = (top: number, tall: number, fill: string) =>
    `<rect x="${x + 14}" y="${y + height * top}" width="${across - 28}" height="${height * tall}" rx="3" fill="${fill}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" viewBox="0 0 400 300"><rect width="400" height="300" fill="${colour("studio")}"/><rect y="240" width="400" height="60" fill="${colour("drawn-floor")}"/><rect x="${x}" y="${y}" width="${across}" height="${height}" rx="8" fill="${colour("drawn-body")}" stroke="${colour("drawn-edge")}"/>${part(0.1, 0.32, colour("drawn-window"))}${part(0.55, 0.02, colour("lagoon"))}${part(0.64, 0.24, colour("drawn-door"))}</svg>`;
  return Buffer.from(svg);
});
