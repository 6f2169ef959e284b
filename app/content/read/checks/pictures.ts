import type { Content } from "#app/content/read/content.ts";
import type { Masters } from "#app/content/read/masters.ts";
import { formatPath } from "#app/content/read/parse.ts";
import { entriesIn } from "./entries.ts";
import { fault } from "./faults.ts";

/** Where the content names a picture. */
type Named = { file: string; field: string; name: string };

/** Every picture is a file in images/, wherever in the content it is named. */
export function checkPictures(content: Content, pictures: ReadonlyMap<string, string>): string[] {
  return namedPictures(content)
    .filter(({ name }) => !pictures.has(name))
    .map(({ file, field, name }) => fault(file, field, name, "no hay ese archivo en images/"));
}

/** Files of images/ that nothing names. */
export function unusedPictures(content: Content, { files, faulty }: Masters): string[] {
  const used = new Set(namedPictures(content).map(({ name }) => name));
  const all = [...files, ...faulty.map(({ name, file }) => [name, file] as const)];
  return all.flatMap(([name, file]) => (used.has(name) ? [] : [file])).sort();
}

function namedPictures(content: Content): Named[] {
  return [
    ...entriesIn(content).flatMap(({ file, entry }) => picturesIn(entry, file)),
    ...Object.entries(content.pages).flatMap(([page, value]) => picturesIn(value, `pages/${page}.yaml`)),
  ];
}

function picturesIn(value: unknown, file: string, path: PropertyKey[] = []): Named[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, child]) => {
    const at = [...path, Array.isArray(value) ? Number(field) : field];
    if (field !== "picture" || typeof child !== "object" || child === null || !("file" in child)) {
      return picturesIn(child, file, at);
    }
    return [{ file, field: formatPath([...at, "file"]), name: String(child.file) }];
  });
}
