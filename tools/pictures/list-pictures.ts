import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { cardSuffix, type PictureFile, pictureListFile } from "#app/content/catalogue/pictures.ts";
import { readMasters } from "#app/content/read/masters.ts";
import { codeHash, hashOf } from "../artifacts/artifact-cache.ts";
import { KeptResults } from "../artifacts/kept-results.ts";
import { writeWhole } from "../artifacts/write-whole.ts";
import { encodings } from "./encodings.ts";

export type PictureList = Record<string, PictureFile>;

/**
 * Lists the masters in images/ with size, tone and the hash for their file names. The build makes the files later, when
 * it knows which pages show them.
 */
export async function listPictures(root: string): Promise<PictureList> {
  const descriptions = new KeptResults(join(root, ".cache/descriptions"));
  const code = codeHash("tools/pictures/list-pictures.ts");
  const list: PictureList = {};
  for (const [name, file] of readMasters(root).files) {
    const bytes = readFileSync(join(root, "images", file));
    const described = await descriptions.of([code, bytes], async () => JSON.stringify(await describe(bytes)));
    const picture = { hash: hashOf(bytes, encodings.hash).slice(0, 6), ...JSON.parse(described.toString()) };
    list[name] = picture;
    const { width, height } = picture;
    if (width / height === 16 / 9) list[`${name}${cardSuffix}`] = { ...picture, height: (width * 3) / 4 };
  }
  descriptions.forgetOthers();
  mkdirSync(join(root, ".cache"), { recursive: true });
  await writeWhole(join(root, pictureListFile), (part) =>
    writeFileSync(part, `${JSON.stringify(list, null, 1)}\n`),
  );
  return list;
}

async function describe(bytes: Buffer): Promise<Omit<PictureFile, "hash">> {
  const { width, height, hasAlpha } = await sharp(bytes).metadata();
  return { width, height, tone: hasAlpha ? undefined : await averageColour(bytes) };
}

/** Returns the placeholder colour of a picture. */
async function averageColour(bytes: Buffer): Promise<string> {
  const pixel = await sharp(bytes).resize(1, 1).removeAlpha().raw().toBuffer();
  return `#${Array.from(pixel, (channel) => Math.round(channel / 17).toString(16)).join("")}`;
}
