import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Example } from "#app/content/schema/examples.ts";
import { groupBy } from "#app/lib/group-by.ts";
import { anyPlace, type Field, valuesIn } from "./fields.ts";

/**
 * The fields that still hold the value of an example. Places in a list do not count: whoever removes
 * the first of three examples has two left.
 */
export function remainingExamples(root: string, examples: readonly Example[]): Field[] {
  return [...groupBy(examples, ({ file }) => file)].flatMap(([name, listed]) => {
    const file = `content/${name}`;
    const path = join(root, file);
    const content: unknown = existsSync(path) ? parse(readFileSync(path, "utf8")) : undefined;
    return valuesIn(content)
      .filter((found) =>
        listed.some(({ field, value }) => field === anyPlace(found.field) && value === found.value),
      )
      .map(({ field }) => ({ file, field }));
  });
}
