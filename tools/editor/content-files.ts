import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The editor may read and write only files that match. */
export const editableFile =
  /^(content\/([a-z0-9-]+\/)?[a-z0-9-]+\.yaml|images\/[a-z0-9-]+\.(webp|png|jpe?g))$/;

export function contentFiles(root: string): string[] {
  return readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" })
    .map((name) => `content/${name.replaceAll("\\", "/")}`)
    .filter((name) => editableFile.test(name));
}
