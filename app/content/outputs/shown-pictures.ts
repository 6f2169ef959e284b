import type { PictureFile } from "#app/content/catalogue/pictures.ts";
import { isRecord } from "#app/lib/is-record.ts";
import type { Picture } from "#app/lib/picture-files.ts";

/** The build encodes only the pictures that the data of pages contain. */
export function shownPictures(data: unknown): Record<string, PictureFile> {
  return Object.fromEntries(picturesIn(data).map(({ name, alt: _, ...file }) => [name, file]));
}

function picturesIn(value: unknown): Picture[] {
  if (!isRecord(value)) return [];
  return isPicture(value) ? [value] : Object.values(value).flatMap(picturesIn);
}

function isPicture(value: Record<string, unknown>): value is Picture {
  return ["name", "hash", "width", "height"].every((field) => field in value);
}
