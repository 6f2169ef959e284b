/** Encodes the pictures of the pages in AVIF and WebP, never larger than the original in images/. */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";
import { cardSuffix } from "#app/content/catalogue/pictures.ts";
import { memoize } from "#app/lib/memoize.ts";
import { type PictureFormat, pictureFile, pictureFormats, pictureWidths } from "#app/lib/picture-files.ts";
import { Cache, linkOrCopy } from "../artifacts/cache.ts";
import { cache } from "../paths.ts";
import { forEachConcurrently } from "../prerender/for-each-concurrently.ts";
import { progress } from "../progress.ts";
import { encodings } from "./encodings.ts";
import type { PictureList } from "./list-pictures.ts";
import { masterFile } from "./master-file.ts";

type PictureTask = {
  path: string;
  name: string;
  width: number;
  format: PictureFormat;
  cutOut: boolean;
};

/** The cache of encoded files. A key is a file name, which contains a hash of original and settings. */
const folder = join(cache, "media");

sharp.concurrency(1);

function pictureTasks(list: PictureList): PictureTask[] {
  return Object.entries(list).flatMap(([name, { hash, width: widest, tone }]) =>
    pictureFormats.flatMap((format) =>
      pictureWidths(widest, format).map((width) => ({
        path: pictureFile({ name, hash }, width, format),
        name,
        width,
        format,
        cutOut: tone === undefined,
      })),
    ),
  );
}

export class PictureMaker {
  readonly #list: PictureList;
  readonly #tasks: Map<string, PictureTask>;
  readonly #media = new Cache(folder);
  readonly #make: (task: PictureTask) => Promise<void>;

  constructor(list: PictureList, client: string) {
    this.#list = list;
    this.#tasks = new Map(pictureTasks(list).map((task) => [task.path, task]));
    // All sizes of a picture share one read of the original. The next build reads the original again.
    const source = memoize(sourceOf);
    this.#make = memoize(async (task) => {
      const file = await this.#media.get(basename(task.path), (path) => makePicture(task, path, source));
      linkOrCopy(file, join(client, task.path));
    });
  }

  /** Makes the picture at this path before the others. Returns undefined if there is none. */
  makeFirst(path: string): Promise<void> | undefined {
    const task = this.#tasks.get(path);
    return task && this.#make(task);
  }

  async makeAll() {
    const tasks = [...this.#tasks.values()];
    const done = progress("Imágenes", tasks.length);
    await forEachConcurrently(tasks, async (task) => {
      await this.#make(task);
      done();
    });
    this.#media.prune();
    console.log(
      `Imágenes: ${Object.keys(this.#list).length} en uso, ${tasks.length} archivos, ${this.#media.made} nuevos.`,
    );
  }
}

/** Makes one picture for the development server. Returns undefined if no picture has this path. */
export async function pictureAt(list: PictureList, path: string): Promise<string | undefined> {
  const task = pictureTasks(list).find((item) => item.path === path);
  return task && new Cache(folder).get(basename(path), (file) => makePicture(task, file));
}

/** @public for the test, which runs it in another process */
export async function makePicture(
  { name, width, format, cutOut }: Omit<PictureTask, "path">,
  file: string,
  source = sourceOf,
) {
  await sharp(await source(name))
    .resize({ width })
    .toFormat(format, encodings[cutOut ? "cutOut" : "opaque"][format])
    .toFile(file);
}

async function sourceOf(name: string): Promise<Buffer> {
  const own = masterFile(name);
  if (own) return readFileSync(own);
  const wide = masterFile(name.slice(0, -cardSuffix.length));
  if (!wide) throw new Error(`images/ has no ${name}`);
  return extendToCard(wide);
}

/** Extends the background of a 16:9 picture to 4:3, above and below, so that no instrument is cropped. */
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
