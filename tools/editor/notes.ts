import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ContentError } from "#app/content/read/content.ts";
import { contentAdvice } from "../checks/content-advice.ts";
import { labelsOf } from "./labels.ts";
import { describeChange } from "./publishing/describe-change.ts";
import { textIn } from "./publishing/git.ts";

/** Returns notes on a saved file: sentences that still state a replaced number, and advice on fields. */
export async function notesOn(root: string, file: string): Promise<string[]> {
  const path = join(root, file);
  if (!existsSync(path)) return [];
  const published = await textIn(root, "HEAD", file);
  const { stale } = describeChange(file, published, readFileSync(path, "utf8"));
  return [...stale, ...adviceFor(root, file)];
}

function adviceFor(root: string, file: string): string[] {
  try {
    return contentAdvice(root)
      .filter((line) => line.startsWith(`${file}: `))
      .map((line) => {
        const [, field = "", reason = ""] = line.slice(file.length).match(/^: (\S+): (.*)$/s) ?? [];
        return `${labelsOf(file, field).join(" › ") || field}: ${reason}`;
      });
  } catch (error) {
    // No advice while the content is invalid: the page beside the form shows these faults.
    if (error instanceof ContentError) return [];
    throw error;
  }
}
