import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Example } from "#app/content/schema/examples.ts";
import { groupBy } from "#app/lib/group-by.ts";
import { type Field, valuesIn, withoutIndexes } from "./fields.ts";

/**
 * Returns the fields that still contain an example value. Ignores list positions, so that removing the first
 * of three examples does not hide the other two.
 */
export function remainingExamples(root: string, examples: readonly Example[]): Field[] {
  return [...groupBy(examples, ({ file }) => file)].flatMap(([name, listed]) => {
    const file = `content/${name}`;
    const path = join(root, file);
    const content: unknown = existsSync(path) ? parse(readFileSync(path, "utf8")) : undefined;
    return valuesIn(content)
      .filter((found) =>
        listed.some(({ field, value }) => field === withoutIndexes(found.field) && value === found.value),
      )
      .map(({ field }) => ({ file, field }));
  });
}
