import { stripAccents } from "./strip-accents.ts";

/** A name as an id in an address: «Iones inorgánicos» → «iones-inorganicos». */
export function slug(name: string): string {
  return stripAccents(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
