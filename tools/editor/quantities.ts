import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Scale } from "#app/content/catalogue/scales.ts";
import { parseFile } from "#app/content/read/parse.ts";
import { category } from "#app/content/schema/category.ts";
import { type Parameter, parameters } from "#app/content/schema/quantities.ts";
import { contentFiles } from "./content-files.ts";

/** Parameters by id: the form shows their units. Scales by category: the form refuses values beyond them. */
export type Quantities = { parameters: Record<string, Parameter>; scales: Record<string, Scale | undefined> };

/** Leaves out files with faults. The page beside the form shows the faults. */
export function quantitiesOf(root: string): Quantities {
  const read = (file: string) => readFileSync(join(root, file));
  const categories = contentFiles(root).filter((file) => file.startsWith("content/categories/"));
  return {
    parameters: parseFile(read("content/parameters.yaml"), parameters).value ?? {},
    scales: Object.fromEntries(
      categories.map((file) => [basename(file, ".yaml"), parseFile(read(file), category).value?.scale]),
    ),
  };
}
