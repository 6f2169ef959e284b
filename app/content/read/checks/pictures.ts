import type { Content } from "#app/content/read/content.ts";
import type { Masters } from "#app/content/read/masters.ts";
import { formatPath } from "#app/content/read/parse.ts";
import { entriesIn } from "./entries.ts";
import { fault } from "./faults.ts";
import { fieldsIn } from "./fields.ts";

type Named = { file: string; field: string; name: string };

export function checkPictures(content: Content, pictures: ReadonlyMap<string, string>): string[] {
  return namedPictures(content)
    .filter(({ name }) => !pictures.has(name))
    .map(({ file, field, name }) => fault(file, field, name, "no hay ese archivo en images/"));
}

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

function picturesIn(content: unknown, file: string): Named[] {
  return fieldsIn(content).flatMap(({ path, value }) =>
    path.at(-1) === "file" && path.at(-2) === "picture"
      ? [{ file, field: formatPath(path), name: String(value) }]
      : [],
  );
}
