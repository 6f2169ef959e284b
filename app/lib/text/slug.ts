import { stripAccents } from "./strip-accents.ts";

/** Converts a name to an id: «Iones inorgánicos» → «iones-inorganicos». */
export function slug(name: string): string {
  return stripAccents(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
