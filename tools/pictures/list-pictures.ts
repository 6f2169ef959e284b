import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { cardSuffix, type PictureFile, pictureListFile } from "#app/content/catalogue/pictures.ts";
import { readMasters } from "#app/content/read/masters.ts";
import { Cache, codeHash, hashOf } from "../artifacts/cache.ts";
import { writeAtomically } from "../artifacts/write-atomically.ts";
import { forEachConcurrently } from "../prerender/for-each-concurrently.ts";
import { encodings } from "./encodings.ts";
import { findBody } from "./find-body.ts";

export type PictureList = Record<string, PictureFile>;

/** Describes all pictures. The build encodes them later, when it knows which are shown. */
export async function listPictures(root: string): Promise<PictureList> {
  const descriptions = new Cache(join(root, ".cache/descriptions"));
  const code = codeHash("tools/pictures/list-pictures.ts", "tools/pictures/find-body.ts");
  const masters = [...readMasters(root).files];
  const found = new Map<string, PictureFile>();
  await forEachConcurrently(masters, async ([name, file]) => {
    const bytes = readFileSync(join(root, "images", file));
    const described = await descriptions.getBytes(hashOf(code, bytes), async () =>
      JSON.stringify(await describe(bytes)),
    );
    found.set(name, { hash: hashOf(bytes, encodings.hash).slice(0, 6), ...JSON.parse(described.toString()) });
  });
  const list: PictureList = {};
  for (const [name] of masters) {
    const picture = found.get(name);
    if (!picture) continue;
    list[name] = picture;
    const { body: _, ...card } = picture;
    const { width, height } = picture;
    if (width / height === 16 / 9) list[`${name}${cardSuffix}`] = { ...card, height: (width * 3) / 4 };
  }
  descriptions.prune();
  mkdirSync(join(root, ".cache"), { recursive: true });
  await writeAtomically(join(root, pictureListFile), (part) =>
    writeFileSync(part, `${JSON.stringify(list, null, 1)}\n`),
  );
  return list;
}

async function describe(bytes: Buffer): Promise<Omit<PictureFile, "hash">> {
  const { width, height, hasAlpha } = await sharp(bytes).metadata();
  return hasAlpha
    ? { width, height, body: await findBody(bytes) }
    : { width, height, tone: await averageColour(bytes) };
}

/** Returns the colour that pages show in place of the picture until it has loaded. */
async function averageColour(bytes: Buffer): Promise<string> {
  const pixel = await sharp(bytes).resize(1, 1).removeAlpha().raw().toBuffer();
  return `#${Array.from(pixel, (channel) => Math.round(channel / 17).toString(16)).join("")}`;
}
