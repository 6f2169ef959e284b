import { formatPath } from "./parse.ts";

export type Field = { file: string; field: string };

/** Every value of a file, with the path to it. */
export function valuesIn(content: unknown, path: PropertyKey[] = []): { field: string; value: unknown }[] {
  if (typeof content !== "object" || content === null) return [{ field: formatPath(path), value: content }];
  return Object.entries(content).flatMap(([key, child]) =>
    valuesIn(child, [...path, Array.isArray(content) ? Number(key) : key]),
  );
}

/** «items[2].text» → «items[].text». */
export function anyPlace(field: string): string {
  return field.replace(/\[\d+\]/g, "[]");
}
