import { existsSync, readFileSync } from "node:fs";
import { hashOf } from "../artifacts/artifact-cache.ts";
import { remembered } from "../artifacts/memoize.ts";

const hashes = new Map<string, string>();

/** The master of a picture, by its name in the content. */
export function masterFile(name: string): string | undefined {
  return ["webp", "png", "jpg"].map((ending) => `images/${name}.${ending}`).find((file) => existsSync(file));
}

/** What its bytes come to, read once however many show it. */
export function masterHash(name: string): string {
  return remembered(hashes, name, () => {
    const file = masterFile(name);
    return file ? hashOf(readFileSync(file)) : "";
  });
}
