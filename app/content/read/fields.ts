import { fieldsIn } from "./checks/fields.ts";
import { formatPath } from "./parse.ts";

export type Field = { file: string; field: string };

export function valuesIn(content: unknown): { field: string; value: unknown }[] {
  return fieldsIn(content).map(({ path, value }) => ({ field: formatPath(path), value }));
}

/** «items[2].text» → «items[].text». */
export function withoutIndexes(field: string): string {
  return field.replace(/\[\d+\]/g, "[]");
}
