/**
 * Makes every size of every master in images/: AVIF and WebP, never larger than the master,
 * into public/media/, and writes their list for the pages. Files carry the hash of their
 * master and settings, so a second run only makes what changed.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, parse } from "node:path";
import sharp from "sharp";
import { cardSuffix, type PictureFile } from "#app/content/catalogue/pictures.ts";
import { pictureFile, pictureWidths } from "#app/lib/picture-files.ts";
import { writeWhole } from "../artifacts/write-whole.ts";
import { cache, images, publicFolder } from "../paths.ts";
import { forEachConcurrently } from "../prerender/for-each-concurrently.ts";

const output = join(publicFolder, "media");
const listFile = join(cache, "pictures.json");
const opaque = { avif: { quality: 52, effort: 2 }, webp: { quality: 74, effort: 3 } } as const;
/** Transparency is a second picture in the file: a little less of both keeps the whole as small. */
const cutOut = {
  avif: { quality: 43, effort: 2 },
  webp: { quality: 68, effort: 3, alphaQuality: 70 },
} as const;

sharp.concurrency(1);
mkdirSync(output, { recursive: true });
mkdirSync(parse(listFile).dir, { recursive: true });

const pictures: Record<string, PictureFile> = {};
const wanted = new Set<string>();
const queue: (() => Promise<unknown>)[] = [];

for (const file of readdirSync(images).sort()) {
  const bytes = readFileSync(join(images, file));
  const { name } = parse(file);
  const { width, height, hasAlpha } = await sharp(bytes).metadata();
  await list(name, bytes);
  if (width / height === 16 / 9) {
    const card = await extendToCard(bytes, (width * 3) / 4 - height, hasAlpha);
    await list(`${name}${cardSuffix}`, card);
  }
}

for (const file of readdirSync(output).map((name) => join(output, name))) {
  if (!wanted.has(file)) rmSync(file);
}
await forEachConcurrently(queue, (make) => make());
await writeWhole(listFile, (part) => writeFileSync(part, `${JSON.stringify(pictures, null, 1)}\n`));
console.log(
  `Imágenes: ${Object.keys(pictures).length} originales, ${wanted.size} archivos, ${queue.length} nuevos.`,
);

/** Notes a picture and queues the sizes of it that are missing. */
async function list(name: string, bytes: Buffer) {
  const { width, height, hasAlpha } = await sharp(bytes).metadata();
  const formats = hasAlpha ? cutOut : opaque;
  const widths = pictureWidths(width);
  const hash = createHash("sha256")
    .update(bytes)
    .update(JSON.stringify([widths, formats]))
    .digest("hex")
    .slice(0, 6);
  pictures[name] = { hash, width, height, tone: hasAlpha ? undefined : await averageColour(bytes) };
  for (const size of widths) {
    for (const [format, options] of Object.entries(formats)) {
      const target = join(publicFolder, pictureFile({ name, hash }, size, format));
      wanted.add(target);
      if (existsSync(target)) continue;
      queue.push(() =>
        writeWhole(target, (part) =>
          sharp(bytes)
            .resize({ width: size })
            .toFormat(format as keyof typeof opaque, options)
            .toFile(part),
        ),
      );
    }
  }
}

/** A wide group fits a 4:3 card by continuing its backdrop, never by cropping the machines. */
function extendToCard(bytes: Buffer, missing: number, transparent: boolean): Promise<Buffer> {
  const top = Math.round(missing / 2);
  return sharp(bytes)
    .extend({
      top,
      bottom: missing - top,
      extendWith: transparent ? "background" : "copy",
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .png()
    .toBuffer();
}

/** The colour that stands in for the picture until it arrives. */
async function averageColour(bytes: Buffer): Promise<string> {
  const pixel = await sharp(bytes).resize(1, 1).removeAlpha().raw().toBuffer();
  return `#${Array.from(pixel, (channel) => Math.round(channel / 17).toString(16)).join("")}`;
}
