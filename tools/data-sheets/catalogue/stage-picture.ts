/** Composes cut-outs of instruments into one JPEG, for the cover and for the first page of each chapter. */
import sharp from "sharp";
import type { StagePicture } from "#app/content/outputs/printed/sections.ts";
import { memoize } from "#app/lib/memoize.ts";
import { masterFile } from "../../pictures/master-file.ts";
import { colour } from "../../tokens.ts";
import { elevationDrawing, jpeg, pixelsPerMillimetre } from "../band-picture.ts";

/** All lengths are in millimetres. `centre` is the distance from the left edge of the JPEG. */
type Stage = { width: number; height: number; places: { centre: number; width: number; height: number }[] };

const stops = [
  [0, colour("sheet-studio")],
  [0.6, colour("sheet-light")],
  [1, colour("sheet-floor")],
];

export function stagePicture(pictures: StagePicture[], stage: Stage): Promise<Buffer> {
  return drawn(JSON.stringify([pictures, stage]));
}

/** Caches each JPEG, because the catalogue of a category repeats a chapter of the whole catalogue. */
const drawn = memoize((key: string) => {
  const [pictures, stage]: [StagePicture[], Stage] = JSON.parse(key);
  return draw(pictures, stage);
});

async function draw(pictures: StagePicture[], { width, height, places }: Stage): Promise<Buffer> {
  const pixels = (length: number) => Math.round(length * pixelsPerMillimetre);
  const [across, tall] = [pixels(width), pixels(height)];
  const standing = await Promise.all(
    pictures.map(async (picture, index) => {
      const place = places[index];
      if (!place) return [];
      const { data: input, info: raw } = await cutOut(picture, pixels(place.width), pixels(place.height));
      const left = Math.round(pixels(place.centre) - raw.width / 2);
      return [{ input, raw, left: Math.min(Math.max(left, 0), across - raw.width), top: tall - raw.height }];
    }),
  );
  return sharp(ground(across, tall)).composite(standing.flat()).flatten().jpeg(jpeg).toBuffer();
}

async function cutOut({ file: name, elevation }: StagePicture, width: number, height: number) {
  const source = (name && masterFile(name)) || elevationDrawing(elevation);
  // Trimming a large master takes seconds. Twice the final width is enough, so shrink the master first.
  const { data, info: raw } = await sharp(source)
    .resize({ width: width * 2, withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isCutOut = typeof source === "string" && (await sharp(source).metadata()).hasAlpha;
  const trimmed = isCutOut
    ? await sharp(data, { raw }).trim({ threshold: 40 }).raw().toBuffer({ resolveWithObject: true })
    : { data, info: raw };
  return sharp(trimmed.data, { raw: trimmed.info })
    .resize({ width, height, fit: "inside" })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function ground(width: number, height: number): Buffer {
  const colours = stops.map(([offset, stop]) => `<stop offset="${offset}" stop-color="${stop}"/>`);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g" x2="0" y2="1">${colours.join("")}</linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );
}
