import { testPath } from "#app/lib/addresses/test-address.ts";
import { groupBy } from "#app/lib/group-by.ts";
import { slug } from "#app/lib/text/slug.ts";
import type { IndexedCategory } from "./search-format.ts";
import type {
  FoundSource,
  IndexedPanel,
  IndexedTest,
  IndexedTestGroup,
  SearchSource,
} from "./search-source.ts";

/** Lists every test once, with the analyzers that run it. */
export function listTests(source: SearchSource): FoundSource[] {
  const others = source.otherTests.map((test) => {
    const area = categoryOf(source, test.category);
    return analyzedTest(test, test.analyzers, area?.label ?? "", area ? categoryNames(area) : []);
  });
  return merged([...panelTests(source), ...others]);
}

/** Joins the entries of a test that several panels list. A rapid test stays on its own. */
function merged(drafts: readonly FoundSource[]): FoundSource[] {
  const entries = groupBy(drafts, (draft) => (draft.kind === "test" ? draft.path : draft));
  return [...entries.values()].flatMap(([first, ...others]) => (first ? [others.reduce(joined, first)] : []));
}

function joined(first: FoundSource, second: FoundSource): FoundSource {
  const all = <Item>(one: readonly Item[] = [], other: readonly Item[] = []) => [
    ...new Set([...one, ...other]),
  ];
  const analyzers = all(first.analyzers, second.analyzers);
  return {
    ...first,
    context: `${first.context}; ${second.context}`,
    topicNames: all(first.topicNames, second.topicNames),
    analyzers,
    leadsTo: analyzersInWords(analyzers),
  };
}

function analyzersInWords({ length }: readonly string[]): string {
  return length === 1 ? "1 analizador" : `${length} analizadores`;
}

function panelTests(source: SearchSource): FoundSource[] {
  return source.panels.flatMap((panel) => {
    // A test in two groups of a panel is listed once, in the first group.
    const listedNames = new Set<string>();
    return panel.groups.flatMap((group) =>
      group.tests
        .filter((test) => !listedNames.has(test.name) && listedNames.add(test.name))
        .map((test) => {
          const own = group.analyzers ?? panel.analyzers;
          if (!own) return rapidTest(panel, group, test);
          // Analyzers of another line come first, because they are dedicated to the test: HPLC for HbA1c.
          const analyzers = [...new Set([...(test.others ?? []), ...own])];
          const context = `${categoryOf(source, panel.category)?.label} · ${group.name}`;
          return analyzedTest(test, analyzers, context, groupNames(group));
        }),
    );
  });
}

/** Lists every group of tests, linked to its place on the panel's page. */
export function listTestGroups(source: SearchSource): FoundSource[] {
  return source.panels.flatMap((panel) =>
    panel.groups.map(({ name, also, analyzers = panel.analyzers }) => ({
      kind: "testGroup",
      name,
      path: `${panel.path}#${slug(name)}`,
      context: panel.name,
      leadsTo: "Grupo de pruebas",
      also,
      text: "",
      analyzers,
    })),
  );
}

/** The names of a group of tests. */
export function groupNames({ name, also = [] }: IndexedTestGroup): string[] {
  return [name, ...also];
}

/** The names of a category. */
export function categoryNames({ label, also = [] }: IndexedCategory): string[] {
  return [label, ...also];
}

function analyzedTest(
  { id, name, cap, detail, also = [] }: IndexedTest,
  analyzers: string[],
  context: string,
  topicNames: string[],
): FoundSource {
  return {
    kind: "test",
    name,
    path: testPath(id),
    cap,
    context,
    leadsTo: analyzersInWords(analyzers),
    also: detail ? [detail, ...also] : also,
    topicNames,
    text: detail ?? "",
    analyzers,
  };
}

/** Describes a rapid test, which needs no analyzer. */
function rapidTest(panel: IndexedPanel, group: IndexedTestGroup, test: IndexedTest): FoundSource {
  return {
    kind: "rapidTest",
    name: test.name,
    path: testPath(test.id),
    context: `${panel.name} · ${group.name}`,
    leadsTo: "Prueba rápida",
    also: test.also,
    topicNames: groupNames(group),
    text: test.detail ?? "",
  };
}

export function categoryOf(source: SearchSource, id: string): IndexedCategory | undefined {
  return source.categories.find((category) => category.id === id);
}
