/** Some tests describe the catalogue of the launch. They run only while the content is unchanged. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { contentFiles } from "../../tools/editor/content-files.ts";

/** `npm run accept:content` writes the hash of the content into this file. */
export const recordFile = "tests/support/launch-content.txt";

/** Hashes only the values, so the format of the files does not matter. */
export function contentHash(): string {
  const values = contentFiles(".")
    .sort()
    .map((file) => [file, parse(readFileSync(file, "utf8"))]);
  return createHash("sha256").update(JSON.stringify(values)).digest("hex");
}

export const isLaunchContent =
  existsSync(recordFile) && readFileSync(recordFile, "utf8").trim() === contentHash();

if (!isLaunchContent) {
  console.info(
    "The content differs from the accepted one: tests of the launch catalogue are skipped (npm run accept:content).",
  );
}
