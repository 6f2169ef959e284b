import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { schemasByFolder } from "#app/content/schema/files.ts";

/** Returns the files of the editor's lists: «content/brands/snibe.yaml». */
export function entryFiles(root: string): string[] {
  return Object.keys(schemasByFolder)
    .map((folder) => `content/${folder}`)
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((file) => `${folder}/${file}`));
}
