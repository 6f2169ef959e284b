/** The acceptance table of the specification, and which of its rows still bind. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { site } from "#app/content/site.ts";

type Texts = Record<string, string>;

/** tests/html/acceptance.yaml explains the fields. */
export type Row = {
  at: string;
  alias?: string;
  entry?: string | string[];
  category?: string;
  same?: "categories" | "brands";
  heading?: string;
  trail?: string;
  in?: string;
  css?: string;
  figures?: Texts;
  models?: Record<string, Texts>;
  cards?: Record<string, string[]>;
  grid?: string[];
  menu?: string[];
  says?: string[];
  not?: string[];
  has?: string[];
  links?: Texts;
  lists?: Record<string, string[]>;
};

export const rows: Row[] = parse(readFileSync("tests/html/acceptance.yaml", "utf8"));

/** The name of the company and the date of the content that were delivered. */
const delivered = { company: "Ceibo Diagnóstica", updated: "2026-11-17" };

const content = site();
const entryRows = rows.filter((row) => typeof row.entry === "string" && row.heading && !row.category);
const headings = new Map(entryRows.map((row) => [row.entry, row.heading]));

/** The entry is in the content under its name, and nobody has revised it since. */
function entryBinds(id: string): boolean {
  const entry = content.entry(id);
  return entry !== undefined && entry.name === headings.get(id) && entry.updated <= delivered.updated;
}

function categoryBinds(id: string): boolean {
  const heading = rows.find((row) => row.category === id)?.heading;
  return heading !== undefined && content.category(id)?.name === heading;
}

/** Pages of entries that bind, by the id of the entry. */
export function boundEntries(): { id: string; path: string }[] {
  return entryRows.flatMap(({ entry, at }) =>
    typeof entry === "string" && entryBinds(entry) ? [{ id: entry, path: at }] : [],
  );
}

export function binds({ entry = [], category, same }: Row): boolean {
  return (
    content.company.name === delivered.company &&
    [entry].flat().every(entryBinds) &&
    (!category || listBinds(category)) &&
    (!same || hasSameMembers(same))
  );
}

/** The category has the entries that were delivered, and no others. */
function listBinds(id: string): boolean {
  const now = [...content.products, ...content.panels, ...content.supplies]
    .filter((entry) => entry.category === id)
    .map((entry) => entry.id);
  const then = entryRows.filter(({ at }) => at.startsWith(`/productos/${id}/`));
  return categoryBinds(id) && now.length === then.length && now.every(entryBinds);
}

function hasSameMembers(list: "categories" | "brands"): boolean {
  const known = rows
    .filter((row) => row.same === list)
    .flatMap((row) => Object.values(row.lists ?? {}).flat());
  const names = content[list].map(({ name }) => name);
  return new Set(known).size === names.length && names.every((name) => known.includes(name));
}
