import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A 16:9 picture has a 4:3 version for cards, under its name with this suffix. */
export const cardSuffix = "-4x3";

/** One master as scripts/pictures.ts lists it. */
export type PictureFile = { hash: string; width: number; height: number; tone: string };

/** A picture as a page carries it. */
export type Picture = PictureFile & { name: string; alt: string };

export function readPictureList(root: string): Record<string, PictureFile> {
  return JSON.parse(readFileSync(join(root, ".cache/pictures.json"), "utf8"));
}
