import { foldText } from "./fold-text.ts";

/** «Iones inorgánicos» becomes «iones-inorganicos». */
export function slug(name: string): string {
  return foldText(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
