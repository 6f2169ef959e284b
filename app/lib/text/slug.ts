import { foldText } from "./fold-text.ts";

/** Converts a name to an id: «Iones inorgánicos» → «iones-inorganicos». */
export function slug(name: string): string {
  return foldText(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
