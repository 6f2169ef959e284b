import type { Site } from "#app/content/catalogue/site.ts";
import type { Test } from "#app/content/catalogue/test-types.ts";
import { maxCaps, type Option, tubeInWords, tubeOf, tubeOptions } from "#app/content/views/test-tubes.ts";
import type { CapColour } from "#app/lib/drawing/rack.ts";
import { range } from "#app/lib/text/format.ts";
import { upperInitial } from "#app/lib/text/upper-initial.ts";
import { numberInWords } from "#app/lib/workload.ts";
import type { TestsContent } from "./schema.ts";

export { schema } from "./schema.ts";

export type TestRow = {
  id: string;
  name: string;
  letter: string;
  /** The row shows these names. The full name, if any, comes first. */
  also: string[];
  /** The row shows only the synonyms that match the query. */
  synonyms?: string[];
  near?: string[];
  profiles: string[];
  areas: string[];
  /** Ids of filter options. `tube` names them in one text: «Amarilla o verde». */
  tubes: string[];
  tube: string;
  caps: CapColour[];
  unconfirmed?: true;
  methods: string[];
  analyzers: number;
  /** Index in `filters.sets`, which lists the analyzers of the test. */
  set: number;
  /** Time of the rapid test: «10–15 min». */
  rapid?: string;
};

/** A parameter that is reported with `test`. Its row precedes the test with the index `before`. */
export type ReportedRow = { name: string; letter: string; test: string; testName: string; before: number };

export type TestsFilters = {
  area: Option[];
  tubo: Option[];
  metodo: Option[];
  /** Analyzers and series, to which `sets` refers by index. */
  equipo: Option[];
  sets: number[][];
};

export function view({ test: _, ...page }: TestsContent, site: Site) {
  const { tests, directory } = site;
  const equipment = equipmentOf(site);
  const sets = new Map<string, number>();
  const rows = tests.map((test): TestRow => {
    const key = equipment.indexesFor(test).join(" ");
    if (!sets.has(key)) sets.set(key, sets.size);
    return { ...testRow(test), set: sets.get(key) ?? 0 };
  });
  return {
    page,
    rows,
    reported: reportedRows(tests),
    featured: Math.max(
      0,
      tests.findIndex(({ id }) => id === directory.featured),
    ),
    areas: numberInWords(new Set(rows.flatMap(({ areas }) => areas)).size),
    most: Math.max(10, ...rows.map(({ analyzers }) => analyzers)),
    filters: {
      area: site.categories
        .filter(({ id }) => rows.some(({ areas }) => areas.includes(id)))
        .map(({ id, label }) => ({ id, label })),
      tubo: tubeOptions(site),
      metodo: directory.methods
        .filter(({ id }) => rows.some(({ methods }) => methods.includes(id)))
        .map(({ id, label, shortLabel }) => ({ id, label: upperInitial(shortLabel ?? label) })),
      equipo: equipment.options,
      sets: [...sets.keys()].map((key) => key.split(" ").filter(Boolean).map(Number)),
    } satisfies TestsFilters,
  };
}

export type TestsPage = ReturnType<typeof view>;

/** Includes reported parameters, so that «plaquetas» finds the blood count. */
function searchWords({ synonyms, reports }: Test): string[] | undefined {
  const words = [...synonyms, ...reports.map(({ name }) => name)];
  return words.length > 0 ? words : undefined;
}

function testRow(test: Test): Omit<TestRow, "set"> {
  const containers = [...new Set(test.samples.map(({ container }) => container))];
  // A sample without a tube has no cap, so the row names the container.
  const caps = containers[0]?.cap ? containers.flatMap(({ cap }) => cap ?? []) : [];
  return {
    id: test.id,
    name: test.name,
    letter: test.letter,
    also: test.otherNames,
    synonyms: searchWords(test),
    near: test.near.length > 0 ? test.near.map(({ id }) => id) : undefined,
    profiles: test.profiles.map(({ name }) => name),
    areas: test.areas.map(({ id }) => id),
    tubes: [...new Set(containers.map(tubeOf))],
    tube: tubeInWords(containers),
    caps: caps.slice(0, maxCaps),
    unconfirmed: containers[0]?.onRequest ? true : undefined,
    methods: [
      ...new Set([
        ...test.ways.map(({ method }) => method.id),
        ...(test.rapid ? [test.rapid.method.id] : []),
      ]),
    ],
    analyzers: test.analyzers.length,
    rapid: test.rapid && minutesOf(test.rapid.minutes),
  };
}

function minutesOf({ from, to }: { from: number; to: number }): string {
  return `${range(String(from), String(to))}\u00a0min`;
}

/** `options` lists analyzers and series. A test refers to its analyzers by their indexes in `options`. */
function equipmentOf(site: Site) {
  const used = new Set(
    site.tests.flatMap(({ analyzers }) =>
      analyzers.flatMap((item) => (item.kind === "model" ? [item.id, item.series] : [item.id])),
    ),
  );
  const options = site.products.filter(({ id }) => used.has(id)).map(({ id, name }) => ({ id, label: name }));
  const indexes = new Map(options.map(({ id }, index) => [id, index]));
  return {
    options,
    indexesFor: ({ analyzers }: Test) => {
      const ids = analyzers.flatMap((item) => (item.kind === "model" ? [item.id, item.series] : [item.id]));
      return [...new Set(ids.flatMap((id) => indexes.get(id) ?? []))].sort((a, b) => a - b);
    },
  };
}

/** `before` is the index of the first test whose name follows in the alphabet. */
function reportedRows(tests: readonly Test[]): ReportedRow[] {
  const { compare } = new Intl.Collator("es", { sensitivity: "base", numeric: true });
  const reported = tests
    .flatMap(({ id: test, name: testName, reports }) => reports.map(({ name }) => ({ name, test, testName })))
    .sort((a, b) => compare(a.name, b.name));
  let before = 0;
  return reported.map(({ name, test, testName }) => {
    while (before < tests.length && compare(tests[before]?.sortName ?? "", name) <= 0) before += 1;
    const letter = name.normalize("NFD").charAt(0).toUpperCase();
    return { name, letter, test, testName, before };
  });
}
