/** Most of these tests run only while the content is the launch catalogue. */
import { afterAll, describe, expect, test } from "vitest";
import { listAddresses } from "#app/content/addresses.ts";
import { searchIndex } from "#app/content/outputs/search-index.ts";
import { site } from "#app/content/site.ts";
import { createEngine } from "#app/features/search/engine/engine.ts";
import { fewOfEach } from "#app/features/search/engine/few-results.ts";
import { catalogueFile } from "#app/lib/addresses/catalogue-file.ts";
import { partsOf, words } from "#app/lib/text/search-words.ts";
import { isLaunchContent } from "../../support/launch-content.ts";
import { answers, corrections, firstResults, shownResults, testGroups } from "./launch-queries.ts";
import { mostOrderedTests } from "./most-ordered-tests.ts";

const { panels, testFile } = site();
const index = searchIndex(site());
const engine = createEngine(index);
const namesInIndex = new Set(engine.documents().map(({ name }) => plain(name)));
const useless = new Set<string>();

/** Replaces the Greek letter mu with the micro sign, and no-break spaces with spaces. */
function plain(name: string): string {
  return name.replace("μ", "µ").replaceAll("\u00a0", " ");
}

function found(query: string) {
  return engine.search(query).groups.filter(({ id }) => id !== "answers");
}

function first(query: string): string | undefined {
  const name = found(query)[0]?.hits[0]?.document.name;
  return name && plain(name);
}

function shown(query: string): string[] {
  return fewOfEach(found(query)).flatMap(({ hits }) => hits.map(({ document }) => plain(document.name)));
}

/** Returns false if an expected link contains an analyzer or area that has left the catalogue. */
function entriesExist({ source }: RegExp): boolean {
  const analyzers = source.match(/equipos=([\w,-]+)/)?.[1]?.split(",") ?? [];
  const area = source.match(/area=([\w-]+)/)?.[1];
  return analyzers.every((id) => site().entry(id)) && (!area || site().category(area) !== undefined);
}

function countIfUseless(query: string, helps: boolean) {
  if (!helps) useless.add(query);
}

describe.runIf(isLaunchContent)("the first result of", () => {
  test.each(firstResults)("«%s» is %s", (query, name) => {
    if (!namesInIndex.has(name)) return;
    countIfUseless(query, shown(query).includes(name));
    expect(first(query)).toBe(name);
    expect(engine.search(query)).toMatchObject({ corrected: undefined, missing: [] });
  });
});

describe.runIf(isLaunchContent)("among the results of", () => {
  test.each(shownResults)("«%s» is %s", (query, name) => {
    if (!namesInIndex.has(name)) return;
    countIfUseless(query, shown(query).includes(name));
    expect(shown(query)).toContain(name);
  });
});

describe.runIf(isLaunchContent)("the tests found for", () => {
  test.each(testGroups)("«%s» are those of %s", (query, names) => {
    const groups = panels
      .flatMap((panel): { name: string; tests: (string | { name: string })[] }[] => panel.groups)
      .filter(({ name }) => names.includes(name));
    if (groups.length < names.length) return;
    const results = found(query).flatMap(({ hits }) => hits.map(({ document }) => document));
    const tests = results.filter(({ group }) => group === "tests").map(({ name }) => name);
    countIfUseless(query, tests.length > 0);
    const listed = new Set(
      groups.flatMap((group) =>
        group.tests.map((test) => (typeof test === "string" ? testFile(test)?.name : test.name)),
      ),
    );
    expect(tests.sort()).toEqual([...listed].sort());
    expect(results.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
    expect(engine.search(query)).toMatchObject({ corrected: undefined, missing: [] });
  });
});

describe.runIf(isLaunchContent)("the answer to", () => {
  test.each(answers)("«%s» says %s and leads to %s", (query, says, leadsTo) => {
    if (!entriesExist(leadsTo)) return;
    const answer = engine.search(query).groups.find(({ id }) => id === "answers")?.hits[0]?.document;
    countIfUseless(query, answer !== undefined);
    expect(plain(`${answer?.name} ${answer?.context}`)).toMatch(says);
    expect(decodeURIComponent(answer?.path ?? "")).toMatch(leadsTo);
  });
});

describe.runIf(isLaunchContent)("the search corrects a typo and shows the correction:", () => {
  test.each(corrections)("«%s» is searched as «%s», with %s first", (query, corrected, name) => {
    if (!namesInIndex.has(name)) return;
    countIfUseless(query, shown(query).includes(name));
    expect(engine.search(query)).toMatchObject({ corrected });
    expect(first(query)).toBe(name);
    expect(engine.search(query, true).corrected).toBeUndefined();
  });
});

test("«catálogo» finds the products and the catalogue in PDF", () => {
  expect(shown("catálogo")).toEqual(expect.arrayContaining(["Productos", "Catálogo en PDF"]));
});

test("every result links to a page of the site or to the catalogue in PDF", () => {
  const paths = new Set([...listAddresses(site()).map((address) => address.path), catalogueFile()]);
  const links = [
    ...[...index.documents, ...index.answers, index.places].flatMap(({ path }) => path ?? []),
    ...index.notOffered.flatMap(({ nearest }) => nearest.map(({ to }) => to)),
  ];
  expect(links.filter((path) => !paths.has(path.split(/[?#]/)[0] ?? ""))).toEqual([]);
});

test.runIf(isLaunchContent).each(mostOrderedTests)("the index has at least ten names for %s", (id) => {
  const documents = engine.documents().filter(({ path }) => path === `/pruebas/${id}`);
  const written = documents
    .flatMap(({ name, also }) => [...partsOf(name), ...also])
    .map((name) =>
      words(name)
        .map(({ term }) => term)
        .join(""),
    );
  expect(new Set(written).size).toBeGreaterThanOrEqual(10);
});

test("each laboratory test is one document of the index, with every analyzer that runs it", () => {
  const rows = engine.documents().filter(({ kind }) => kind === "test");
  const indexed = rows.map(({ path, analyzers = [] }) => [path, [...analyzers].sort()]);
  const tests = site().tests.filter(({ analyzers }) => analyzers.length > 0);
  const expected = tests.map(({ id, analyzers }) => [
    `/pruebas/${id}`,
    analyzers.map((each) => each.id).sort(),
  ]);
  expect(indexed.sort()).toEqual(expected.sort());
});

test("the index contains every product, series and model", () => {
  const ids = site().products.map(({ id }) => id);
  expect(index.documents.flatMap(({ product }) => product?.id ?? []).sort()).toEqual(ids.sort());
});

test.runIf(isLaunchContent)(
  "a search for HbA1c lists the analyzers for HPLC before those for chemistry",
  () => {
    const analyzers = engine.search("hba1c").groups.find(({ id }) => id === "analyzers");
    const areas = analyzers?.hits.map(({ document }) => document.product?.area?.id) ?? [];
    expect(areas[0]).toBe("hplc");
    expect(areas.lastIndexOf("hplc")).toBeLessThan(areas.indexOf("bioquimica"));
  },
);

test.runIf(isLaunchContent).each(["vih", "dengue", "embarazo"])(
  "«%s» shows analyzers, although a rapid test comes first",
  (query) => {
    const tests = found(query)[0]?.hits.map(({ document }) => document) ?? [];
    if (!tests.some(({ analyzers }) => analyzers)) return;
    expect(tests[0]?.analyzers).toBeUndefined();
    expect(found(query)[1]?.id).toBe("analyzers");
  },
);

afterAll(() => {
  const queries = new Set(
    [...firstResults, ...shownResults, ...testGroups, ...answers, ...corrections].map(([query]) => query),
  );
  const share = ((useless.size / queries.size) * 100).toFixed(1);
  console.info(`Consultas sin resultado útil: ${useless.size} de ${queries.size} (${share} %)`, [...useless]);
});
