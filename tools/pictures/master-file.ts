import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "../artifacts/artifact-cache.ts";
import { remembered } from "../artifacts/memoize.ts";
import { images } from "../paths.ts";

const hashes = new Map<string, string>();

/** The master of a picture, by its name in the content. */
export function masterFile(name: string): string | undefined {
  const files = ["webp", "png", "jpg"].map((ending) => join(images, `${name}.${ending}`));
  return files.find((file) => existsSync(file));
}

/** What its bytes come to, read once however many show it. */
export function masterHash(name: string): string {
  return remembered(hashes, name, () => {
    const file = masterFile(name);
    return file ? hashOf(readFileSync(file)) : "";
  });
}
