import type { Content } from "#app/content/read/content.ts";
import { formatPath } from "#app/content/read/parse.ts";
import { entriesIn } from "./entries.ts";
import { fault } from "./faults.ts";

/** Every picture is a file in images/, wherever in the content it is named. */
export function checkPictures(content: Content, pictures: ReadonlyMap<string, string>): string[] {
  return [
    ...entriesIn(content).flatMap(({ file, entry }) => missingPictures(entry, file, pictures)),
    ...Object.entries(content.pages).flatMap(([page, value]) =>
      missingPictures(value, `pages/${page}.yaml`, pictures),
    ),
  ];
}

function missingPictures(
  value: unknown,
  file: string,
  pictures: ReadonlyMap<string, string>,
  path: PropertyKey[] = [],
): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, child]) => {
    const at = [...path, Array.isArray(value) ? Number(field) : field];
    if (field !== "picture" || typeof child !== "object" || child === null || !("file" in child)) {
      return missingPictures(child, file, pictures, at);
    }
    const name = String(child.file);
    if (pictures.has(name)) return [];
    return [fault(file, formatPath([...at, "file"]), name, "no hay ese archivo en images/")];
  });
}
