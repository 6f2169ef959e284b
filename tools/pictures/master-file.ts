import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { memoize } from "#app/lib/memoize.ts";
import { hashOf } from "../artifacts/artifact-cache.ts";
import { images } from "../paths.ts";

/** The master of a picture, by its name in the content. */
export function masterFile(name: string): string | undefined {
  const files = ["webp", "png", "jpg"].map((ending) => join(images, `${name}.${ending}`));
  return files.find((file) => existsSync(file));
}

/** What its bytes come to, read once however many show it. */
export const masterHash = memoize((name: string) => {
  const file = masterFile(name);
  return file ? hashOf(readFileSync(file)) : "";
});
