import { entryPath } from "#app/content/catalogue/addresses.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import { listPanelTests, type RapidPanel, type TestPanel } from "#app/content/catalogue/test-listings.ts";
import { searchNamesOf, testDetail } from "#app/content/catalogue/test-names.ts";
import type { Panel, TestFile } from "#app/content/schema/files.ts";
import { testPath } from "#app/lib/addresses/test-address.ts";
import { groupBy } from "#app/lib/group-by.ts";
import { slug } from "#app/lib/text/slug.ts";
import { categoryNames, type DocumentSource } from "./search-source.ts";
import { uniqueOrNone } from "./unique-or-none.ts";

type Analyzed = { analyzers: string[]; context: string; topicNames: string[]; reported?: string[] };

/** Lists every laboratory test once, and every rapid test. */
export function listTests(site: Site): DocumentSource[] {
  const ofPanels = site.panels.flatMap((panel) =>
    // A test in two groups of a panel is listed once, in the first group.
    onceByName(panel.kind === "test-panel" ? panelTests(site, panel) : rapidTests(site, panel)),
  );
  return merged([...ofPanels, ...otherTests(site)]);
}

function onceByName(documents: readonly DocumentSource[]): DocumentSource[] {
  const names = new Set<string>();
  return documents.filter(({ name }) => !names.has(name) && names.add(name));
}

/** Joins the documents of a test that several panels list. Rapid tests keep their own documents. */
function merged(documents: readonly DocumentSource[]): DocumentSource[] {
  const entries = groupBy(documents, (document) => (document.kind === "test" ? document.path : document));
  return [...entries.values()].flatMap(([first, ...others]) => (first ? [others.reduce(joined, first)] : []));
}

function joined(first: DocumentSource, second: DocumentSource): DocumentSource {
  const union = <Item>(one: readonly Item[] = [], other: readonly Item[] = []) => [
    ...new Set([...one, ...other]),
  ];
  const analyzers = union(first.analyzers, second.analyzers);
  return {
    ...first,
    context: `${first.context}; ${second.context}`,
    topicNames: union(first.topicNames, second.topicNames),
    analyzers,
    leadsTo: analyzersInWords(analyzers),
  };
}

function analyzersInWords({ length }: readonly string[]): string {
  return length === 1 ? "1 analizador" : `${length} analizadores`;
}

function panelTests(site: Site, panel: TestPanel): DocumentSource[] {
  const area = site.category(panel.category)?.label;
  return panel.groups.flatMap((group) =>
    filesOf(site, group.tests).map((test) => {
      // Analyzers of another product line come first, because they are made for the test: HPLC for HbA1c.
      const others = [...(group.also ?? []), ...(test.ways ?? [])].flatMap((way) => way.analyzers);
      return analyzedTest(site, test, {
        analyzers: [...new Set([...others, ...(group.analyzers ?? panel.analyzers)])],
        context: `${area} · ${group.name}`,
        topicNames: groupNames(group),
      });
    }),
  );
}

/**
 * Returns the tests that no panel lists. The search also finds them by the parameters that they report:
 * «plaquetas» finds the blood count.
 */
function otherTests(site: Site): DocumentSource[] {
  const listed = listPanelTests(site);
  return site.tests
    .filter(({ id }) => !listed.has(id))
    .flatMap(({ id, areas: [area], analyzers, reports }) =>
      filesOf(site, [id]).map((file) =>
        analyzedTest(site, file, {
          analyzers: analyzers.map((analyzer) => analyzer.id),
          context: area?.label ?? "",
          topicNames: area ? categoryNames(area) : [],
          reported: reports.flatMap((report) => [report.name, ...searchNamesOf(report)]),
        }),
      ),
    );
}

function analyzedTest(
  site: Site,
  test: TestFile,
  { analyzers, context, topicNames, reported = [] }: Analyzed,
): DocumentSource {
  const detail = testDetail(test);
  const others = uniqueOrNone([...searchNamesOf(test), ...reported]) ?? [];
  return {
    kind: "test",
    name: test.name,
    path: testPath(test.id),
    cap: site.test(test.id)?.samples[0]?.container.cap,
    context,
    leadsTo: analyzersInWords(analyzers),
    also: detail ? [detail, ...others] : others,
    otherNames: (detail ? 1 : 0) + (test.otherNames?.length ?? 0) || undefined,
    topicNames,
    text: detail ?? "",
    analyzers,
  };
}

/** The result for a cassette with several laboratory tests leads to the page of its first test. */
function rapidTests(site: Site, panel: RapidPanel): DocumentSource[] {
  return panel.groups.flatMap((group) =>
    group.tests.map(({ name, description = "", tests, synonyms = [] }) => ({
      kind: "rapidTest",
      name,
      path: testPath(tests[0] ?? ""),
      context: `${panel.name} · ${group.name}`,
      leadsTo: "Prueba rápida",
      also: uniqueOrNone([...synonyms, ...filesOf(site, tests).flatMap(searchNamesOf)]),
      topicNames: [group.name],
      text: description,
    })),
  );
}

export function listTestGroups(site: Site): DocumentSource[] {
  return site.panels.flatMap((panel) =>
    groupsOf(panel).map(({ name, also, analyzers }) => ({
      kind: "testGroup",
      name,
      path: `${entryPath(panel)}#${slug(name)}`,
      context: panel.name,
      leadsTo: "Grupo de pruebas",
      also,
      text: "",
      analyzers,
    })),
  );
}

export function testGroupNames(site: Site): string[] {
  return site.panels.flatMap(groupsOf).flatMap(({ name, also = [] }) => [name, ...also]);
}

function groupsOf(panel: Panel): { name: string; also?: string[]; analyzers?: string[] }[] {
  if (panel.kind !== "test-panel") return panel.groups.map(({ name }) => ({ name }));
  return panel.groups.map(({ name, synonyms, analyzers = panel.analyzers }) => ({
    name,
    also: synonyms,
    analyzers,
  }));
}

function groupNames({ name, synonyms = [] }: TestPanel["groups"][number]): string[] {
  return [name, ...synonyms];
}

function filesOf(site: Site, tests: readonly string[]): TestFile[] {
  return tests.flatMap((id) => site.testFile(id) ?? []);
}
