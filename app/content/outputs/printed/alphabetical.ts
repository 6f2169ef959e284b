import { letterOf } from "#app/content/catalogue/test-names.ts";
import type { Test } from "#app/content/catalogue/test-types.ts";
import { withoutJoiners } from "#app/lib/text/word-joiner.ts";
import { anchors } from "./anchors.ts";
import type { DirectoryArea } from "./directory.ts";
import type { Section } from "./sections.ts";

/** `target` is an anchor. If `term` is another name, `see` is the main name («véase»). */
export type IndexEntry = { term: string; target: string; see?: string };
export type IndexLetter = { letter: string; entries: IndexEntry[] };

type Sorted = IndexEntry & { sortName: string };

const spanish = new Intl.Collator("es", { sensitivity: "base", numeric: true });

export function alphabetical(
  sections: readonly Section[],
  areas: readonly DirectoryArea[],
  tests: readonly Test[],
): IndexLetter[] {
  const listed = new Set(
    areas.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows.map(({ id }) => id))),
  );
  const entries = [
    ...tests.filter(({ id }) => listed.has(id)).flatMap(testEntries),
    ...sections.flatMap(({ sheets }) => sheets.flatMap(sheetEntries)),
  ].sort((a, b) => spanish.compare(a.sortName, b.sortName));
  const letters = new Map<string, IndexEntry[]>();
  for (const { sortName, ...entry } of entries) {
    const letter = letterFor(sortName);
    const list = letters.get(letter) ?? [];
    const last = list.at(-1);
    if (last?.term !== entry.term || last.target !== entry.target) list.push(entry);
    letters.set(letter, list);
  }
  return [...letters].map(([letter, list]) => ({ letter, entries: list }));
}

function testEntries({ id, name, sortName, otherNames, reports }: Test): Sorted[] {
  const target = anchors.test(id);
  const others = [...otherNames, ...reports.map((report) => report.name)].filter((other) => other !== name);
  return [
    { term: name, target, sortName },
    ...others.map((other) => ({ term: other, target, see: name, sortName: sortable(other) })),
  ];
}

function sheetEntries(sheet: Section["sheets"][number]): Sorted[] {
  const own = { term: sheet.title, target: anchors.sheet(sheet.name), sortName: sheet.title };
  // The rapid tests of a panel are in the index as tests.
  if (sheet.kind === "equipment" || sheet.rapid) return [own];
  const items = sheet.groups.flatMap(({ items }) => items);
  return [
    own,
    ...items.map(({ name }) => ({
      term: name,
      target: anchors.supply(name),
      sortName: sortable(name),
    })),
  ];
}

/** «α-hidroxibutirato» is sorted as «hidroxibutirato». */
function sortable(name: string): string {
  return withoutJoiners(name).replace(/^\p{Script=Greek}-/u, "");
}

function letterFor(name: string): string {
  const letter = letterOf({ name });
  return /^\p{L}$/u.test(letter) ? letter : "0–9";
}
