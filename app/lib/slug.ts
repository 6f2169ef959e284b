import { fold } from "./strip-accents.ts";

/** A name as an id in an address: «Iones inorgánicos» → «iones-inorganicos». */
export function slug(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
