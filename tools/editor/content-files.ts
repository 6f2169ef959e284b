import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Returns all files of content/: «content/brands/snibe.yaml». */
export function contentFiles(root: string): string[] {
  return readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" })
    .map((name) => `content/${name.replaceAll("\\", "/")}`)
    .filter((name) => name.endsWith(".yaml"));
}
