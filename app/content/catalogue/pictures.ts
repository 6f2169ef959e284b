import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Body, Picture } from "#app/lib/picture-files.ts";

/** Suffix of the 4:3 version of a 16:9 picture, for cards. */
export const cardSuffix = "-4x3";

/** tools/pictures/list-pictures.ts lists the pictures in images/ here. */
export const pictureListFile = ".cache/pictures.json";

export type PictureFile = Omit<Picture, "name" | "alt"> & { body?: Body };

export function readPictureList(root: string): Record<string, PictureFile> {
  return JSON.parse(readFileSync(join(root, pictureListFile), "utf8"));
}
