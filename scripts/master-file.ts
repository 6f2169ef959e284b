import { existsSync } from "node:fs";

/** The master of a picture, by its name in the content. */
export function masterFile(name: string): string | undefined {
  return ["webp", "png", "jpg"].map((ending) => `images/${name}.${ending}`).find((file) => existsSync(file));
}
