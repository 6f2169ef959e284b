/** Makes the AVIF and WebP files of the pictures that pages show, never larger than the master. */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";
import { cardSuffix } from "#app/content/catalogue/pictures.ts";
import { memoize } from "#app/lib/memoize.ts";
import { type PictureFormat, pictureFile, pictureFormats, pictureWidths } from "#app/lib/picture-files.ts";
import { makeMissing, type Wanted } from "../artifacts/artifact-cache.ts";
import { writeWhole } from "../artifacts/write-whole.ts";
import { cache } from "../paths.ts";
import { forEachConcurrently } from "../prerender/for-each-concurrently.ts";
import { progress } from "../progress.ts";
import { encodings } from "./encodings.ts";
import type { PictureList } from "./list-pictures.ts";
import { masterFile } from "./master-file.ts";

export type PictureTask = Wanted & {
  path: string;
  name: string;
  width: number;
  format: PictureFormat;
  cutOut: boolean;
};

const kept = join(cache, "media");

sharp.concurrency(1);

/** Lists every file to make. */
export function pictureTasks(list: PictureList, client: string): PictureTask[] {
  return Object.entries(list).flatMap(([name, picture]) =>
    pictureFormats.flatMap((format) =>
      pictureWidths(picture.width, format).map((width) => {
        const path = pictureFile({ name, hash: picture.hash }, width, format);
        return {
          path,
          name,
          width,
          format,
          cutOut: picture.tone === undefined,
          cached: join(kept, basename(path)),
          output: join(client, path),
        };
      }),
    ),
  );
}

/** Makes the missing files, places all of them and reports progress. */
export async function makePictures(list: PictureList, client: string) {
  const tasks = pictureTasks(list, client);
  const made = await makeMissing(kept, tasks, async (missing) => {
    const done = progress("Imágenes", missing.length);
    // Read the master once for all sizes, but not across runs, because it may be replaced.
    const source = memoize(sourceOf);
    await forEachConcurrently(missing, (task) => makePicture(task, source).then(done));
  });
  console.log(`Imágenes: ${Object.keys(list).length} en uso, ${tasks.length} archivos, ${made} nuevos.`);
}

export async function makePicture({ name, width, format, cutOut, cached }: PictureTask, source = sourceOf) {
  const drawn = sharp(await source(name))
    .resize({ width })
    .toFormat(format, encodings[cutOut ? "cutOut" : "opaque"][format]);
  await writeWhole(cached, (part) => drawn.toFile(part));
}

async function sourceOf(name: string): Promise<Buffer> {
  const own = masterFile(name);
  if (own) return readFileSync(own);
  const wide = masterFile(name.slice(0, -cardSuffix.length));
  if (!wide) throw new Error(`images/ has no ${name}`);
  return extendToCard(wide);
}

/** A wide group fits a 4:3 card by continuing its backdrop, never by cropping the machines. */
async function extendToCard(file: string): Promise<Buffer> {
  const { width, height, hasAlpha } = await sharp(file).metadata();
  const missing = (width * 3) / 4 - height;
  const top = Math.round(missing / 2);
  return sharp(file)
    .extend({
      top,
      bottom: missing - top,
      extendWith: hasAlpha ? "background" : "copy",
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
