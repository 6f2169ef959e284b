import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseFile } from "#app/content/read/parse.ts";
import { parameters } from "#app/content/schema/quantities.ts";

/** Returns the parameters by id, so that the form can show units. Empty while their file has faults. */
export function parametersOf(root: string) {
  return parseFile(readFileSync(join(root, "content/parameters.yaml")), parameters).value ?? {};
}
