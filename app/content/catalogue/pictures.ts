import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Picture } from "#app/lib/picture-files.ts";

/** A 16:9 picture has a 4:3 version for cards, under its name with this suffix. */
export const cardSuffix = "-4x3";

/** Where tools/pictures/list-pictures.ts notes the masters. */
export const pictureListFile = ".cache/pictures.json";

/** One master as it is listed there. */
export type PictureFile = Omit<Picture, "name" | "alt">;

export function readPictureList(root: string): Record<string, PictureFile> {
  return JSON.parse(readFileSync(join(root, pictureListFile), "utf8"));
}
