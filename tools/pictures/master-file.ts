import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { memoize } from "#app/lib/memoize.ts";
import { hashOf } from "../artifacts/cache.ts";
import { images } from "../paths.ts";

const isPicture = /^[^.]+\.(webp|png|jpe?g)$/i;

export function masterFile(name: string): string | undefined {
  const file = readdirSync(images).find((file) => file.startsWith(`${name}.`) && isPicture.test(file));
  return file && join(images, file);
}

/** Caches the hash of an original picture, because many documents show the same picture. */
export const masterHash = memoize((name: string) => {
  const file = masterFile(name);
  return file ? hashOf(readFileSync(file)) : "";
});
