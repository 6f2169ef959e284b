import { fieldsIn } from "./checks/fields.ts";
import { formatPath } from "./parse.ts";

export type Field = { file: string; field: string };

/** Every value of a file, with the path to it in words. */
export function valuesIn(content: unknown): { field: string; value: unknown }[] {
  return fieldsIn(content).map(({ path, value }) => ({ field: formatPath(path), value }));
}

/** «items[2].text» → «items[].text». */
export function anyPlace(field: string): string {
  return field.replace(/\[\d+\]/g, "[]");
}
