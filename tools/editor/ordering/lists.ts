/** Lists ordered by a number in each file: entries of a category, models of a series, categories, brands. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { groupBy } from "#app/lib/group-by.ts";
import { contentFiles } from "../content-files.ts";
import { formatContent } from "../format-content.ts";

const ordered = z.looseObject({
  order: z.number(),
  name: z.string(),
  label: z.string().optional(),
  kind: z.string().optional(),
  category: z.string().optional(),
  series: z.string().optional(),
});
type Ordered = z.infer<typeof ordered>;
type Item = { file: string; name: string; order: number };
export type List = { title: string; items: Item[] };

/** Returns the lists with two or more entries, each in the order in which the site shows it. */
export function orderedLists(root: string): List[] {
  const all = contentFiles(root)
    .toSorted(byFolder)
    .flatMap((file) => {
      const read = ordered.safeParse(parse(readFileSync(join(root, file), "utf8")));
      return read.success ? [{ file, ...read.data }] : [];
    });
  const nameOf = (file: string) => {
    const found = all.find((each) => each.file === file);
    return `«${found?.label ?? found?.name ?? file}»`;
  };
  const groups = groupBy(all, (entry) => titleOf(entry, nameOf));
  return [...groups]
    .map(([title, items]) => ({
      title,
      items: items.map(({ file, name, order }) => ({ file, name, order })).sort((a, b) => a.order - b.order),
    }))
    .filter(({ items }) => items.length > 1)
    .sort((a, b) => a.title.localeCompare(b.title, "es"));
}

function titleOf(entry: Ordered & { file: string }, nameOf: (file: string) => string): string {
  if (entry.kind === "model") return `Modelos de ${nameOf(`content/products/${entry.series}.yaml`)}`;
  if (entry.category) return `Categoría ${nameOf(`content/categories/${entry.category}.yaml`)}`;
  return entry.file.startsWith("content/brands/") ? "Marcas" : "Categorías";
}

/** Entries with the same number keep this order, as on the site: products, panels, supplies, by file name. */
function byFolder(a: string, b: string): number {
  const rank = (file: string) => ["products", "panels", "supplies"].indexOf(file.split("/")[1] ?? "");
  return rank(a) - rank(b) || (a < b ? -1 : 1);
}

/** Swaps the numbers of an entry and its neighbour. If any numbers are equal, renumbers the whole list. */
export function move(root: string, file: string, step: -1 | 1): string {
  const list = orderedLists(root).find(({ items }) => items.some((item) => item.file === file));
  const from = list?.items.findIndex((item) => item.file === file) ?? -1;
  const [moved, neighbour] = [list?.items[from], list?.items[from + step]];
  if (!list || !moved || !neighbour) return "No se puede mover más.";
  const numbers = list.items.map(({ order }) => order);
  const distinct = new Set(numbers).size === numbers.length;
  const next = list.items.with(from, neighbour).with(from + step, moved);
  for (const [index, item] of next.entries()) {
    const order = distinct ? numbers[index] : index + 1;
    if (order !== undefined && order !== item.order) writeOrder(root, item.file, order);
  }
  return `«${moved.name}» está ahora ${step < 0 ? "antes" : "después"} de «${neighbour.name}».`;
}

function writeOrder(root: string, file: string, order: number) {
  const path = join(root, file);
  writeFileSync(path, formatContent(file, { ...parse(readFileSync(path, "utf8")), order }));
}
