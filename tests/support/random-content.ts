/** Changes the content at random, as its owner could. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import fc from "fast-check";
import { parse } from "yaml";
import { fieldsIn } from "#app/content/read/checks/fields.ts";
import { ContentError } from "#app/content/read/content.ts";
import { loadContent } from "#app/content/read/load.ts";
import { contentFiles } from "../../tools/editor/content-files.ts";
import { formatContent } from "../../tools/editor/format-content.ts";

type Value = Record<PropertyKey, unknown>;
/** Parsed files by path. */
type Files = Map<string, Value>;
/** Returns the changed files. The value undefined means that the change deletes the file. */
type Change = (files: Files, pick: <T>(list: readonly T[]) => T) => Map<string, Value | undefined>;

const names = [
  "Ñandú «Ágil» 3",
  "Équipo O'Higgins & Cía.",
  "Analizador Über-Größe 9000 Plus Edición Especial",
  "Z",
];
const prose = [
  "Breve.",
  "Con tildes, «comillas», un guion y un 5 % en una frase.",
  "Una frase bastante más larga que la anterior, con incisos, que dice poco y ocupa varias líneas de la página. Y otra que la sigue.",
];

function isProse(value: unknown): value is string {
  return typeof value === "string" && / /.test(value) && !/https?:|^\/|@|\{|^\+/.test(value);
}

const changes: Record<string, Change> = {
  "other words in a text": (files, pick) =>
    changeOneField(files, pick, isProse, (text) =>
      pick([
        ...prose,
        pick(names),
        `${text} ${pick(prose)}`,
        text.split(" ").slice(0, 3).join(" "),
        text.replace(/\p{L}+$|\.$/u, " «añadido»."),
      ]),
    ),
  "another number": (files, pick) =>
    changeOneField(files, pick, isNumber, (number) =>
      pick([number + 1, number * 2, number / 4, 12_345, 0.5, Math.max(1, Math.round(number / 3))]),
    ),
  "a deleted field": (files, pick) =>
    changeOneObject(files, pick, (object) => Reflect.deleteProperty(object, pick(Object.keys(object)))),
  "a shorter or reversed list": (files, pick) =>
    changeOneList(files, pick, (list) => (pick([true, false]) ? list.pop() : list.reverse())),
  "a longer list": (files, pick) =>
    changeOneList(files, pick, (list) => list.push(structuredClone(pick(list)))),
  "another name": (files, pick) => {
    const [file, value] = pick(entriesOf(files));
    return new Map([[file, { ...value, name: pick(names) }]]);
  },
  "a copied entry": (files, pick) => {
    const [file, value] = pick(entriesOf(files));
    const number = files.size;
    const copy = { ...value, name: `${pick(names)} ${number}`, order: number };
    return new Map([[file.replace(basename(file), `copia-${number}.yaml`), renamed(copy, number)]]);
  },
  "a deleted entry": (files, pick) => new Map([[pick(entriesOf(files))[0], undefined]]),
  "another order": (files, pick) => {
    const [file, value] = pick(entriesOf(files));
    return new Map([[file, { ...value, order: pick([1, 2, 3, 4, 5]) }]]);
  },
};

/**
 * Tries `times` random changes, and undoes each change that the content check refuses. Returns a description
 * of each change that stays.
 */
export function changeAtRandom(root: string, seed: number, times: number): string[] {
  const draws = fc.sample(fc.noBias(fc.nat()), { seed, numRuns: times * 50 });
  const pick = <T>(list: readonly T[]): T => {
    const drawn = list[(draws.pop() ?? 0) % list.length];
    if (drawn === undefined) throw new Error("nothing to pick from");
    return drawn;
  };
  const files: Files = new Map(
    contentFiles(root).map((file) => [file, parse(readFileSync(join(root, file), "utf8"))]),
  );
  return Array.from({ length: times }).flatMap(() => {
    const [what, change] = pick(Object.entries(changes));
    const changed = change(files, pick);
    for (const [file, value] of changed) write(root, file, value);
    if (isAccepted(root)) {
      for (const [file, value] of changed) value ? files.set(file, value) : files.delete(file);
      return [...changed.keys()].map((file) => `${file}: ${what}`);
    }
    for (const file of changed.keys()) write(root, file, files.get(file));
    return [];
  });
}

function write(root: string, file: string, value: Value | undefined) {
  if (value) writeFileSync(join(root, file), formatContent(file, value));
  else rmSync(join(root, file), { force: true });
}

function isAccepted(root: string): boolean {
  try {
    loadContent(root);
    return true;
  } catch (error) {
    if (error instanceof ContentError) return false;
    throw error;
  }
}

function entriesOf(files: Files): [string, Value][] {
  return [...files].filter(([file]) => /^content\/(products|panels|supplies|brands|categories)\//.test(file));
}

type Pick = Parameters<Change>[1];

function changeOneField<T>(
  files: Files,
  pick: Pick,
  suits: (value: unknown) => value is T,
  change: (value: T) => unknown,
) {
  const [file, value] = pick([...files]);
  const copy = structuredClone(value);
  const found = fieldsIn(copy).filter((field) => suits(field.value));
  if (found.length === 0) return new Map();
  const { path, value: before } = pick(found);
  const parent = at(copy, path.slice(0, -1));
  if (suits(before)) Reflect.set(parent, path.at(-1) ?? "", change(before));
  return new Map([[file, copy]]);
}

function changeOneObject(files: Files, pick: Pick, change: (object: object) => unknown) {
  const [file, value] = pick([...files]);
  const copy = structuredClone(value);
  const { path } = pick(fieldsIn(copy));
  const object = at(copy, path.slice(0, pick([0, -1])));
  if (!Array.isArray(object)) change(object);
  return new Map([[file, copy]]);
}

function changeOneList(files: Files, pick: Pick, change: (list: unknown[]) => unknown) {
  const [file, value] = pick([...files]);
  const copy = structuredClone(value);
  const lists = fieldsIn(copy).flatMap(({ path }) => {
    const last = path.findLastIndex((key) => typeof key === "number");
    return last < 0 ? [] : [path.slice(0, last)];
  });
  if (lists.length === 0) return new Map();
  const list = at(copy, pick(lists));
  if (Array.isArray(list) && list.length > 0) change(list);
  return new Map([[file, copy]]);
}

function at(value: object, path: readonly PropertyKey[]): object {
  return path.reduce<object>((found, key) => Reflect.get(found, key), value);
}

/** Gives a copy its own title and description, because two entries may not share them. */
function renamed(value: Value, number: number): Value {
  const { seo } = value;
  if (typeof seo !== "object" || seo === null || !("description" in seo)) return value;
  const description = `Copia ${number} que sirve para probar. ${seo.description}`.slice(0, 160);
  return { ...value, seo: { title: `Copia ${number}`, description } };
}

function isNumber(value: unknown): value is number {
  return typeof value === "number";
}
