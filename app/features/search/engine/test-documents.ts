import type {
  IndexedCategory,
  IndexedPanel,
  IndexedTest,
  IndexedTestGroup,
  SearchIndex,
} from "#app/content/outputs/search-format.ts";
import { testPath } from "#app/lib/addresses/test-address.ts";
import { groupBy } from "#app/lib/group-by.ts";
import { memoize } from "#app/lib/memoize.ts";
import { slug } from "#app/lib/text/slug.ts";
import type { Draft } from "./search-document.ts";

/** Lists every test once, with the analyzers that run it. */
export function listTests(index: SearchIndex): Draft[] {
  const others = index.otherTests.map((test) => {
    const area = categoryOf(index, test.category);
    return analyzedTest(index, test, test.analyzers, area?.label ?? "", area ? categoryNames(area) : []);
  });
  return merged([...panelTests(index), ...others]);
}

/** Joins the entries of a test that several panels list. A rapid test stays on its own. */
function merged(drafts: readonly Draft[]): Draft[] {
  const entries = groupBy(drafts, (draft) => (draft.kind === "test" ? draft.path : draft));
  return [...entries.values()].flatMap(([first, ...others]) => (first ? [others.reduce(joined, first)] : []));
}

function joined(first: Draft, second: Draft): Draft {
  const all = <Item>(one: readonly Item[] = [], other: readonly Item[] = []) => [
    ...new Set([...one, ...other]),
  ];
  const analyzers = all(first.analyzers, second.analyzers);
  return {
    ...first,
    context: `${first.context}; ${second.context}`,
    broader: all(first.broader, second.broader),
    analyzers,
    leadsTo: analyzersInWords(analyzers),
  };
}

function analyzersInWords({ length }: readonly string[]): string {
  return length === 1 ? "1 analizador" : `${length} analizadores`;
}

function panelTests(index: SearchIndex): Draft[] {
  return index.panels.flatMap((panel) => {
    // A test in two groups of a panel is listed once, in the first group.
    const known = new Set<string>();
    return panel.groups.flatMap((group) =>
      group.tests
        .filter((test) => !known.has(test.name) && known.add(test.name))
        .map((test) => {
          const own = group.analyzers ?? panel.analyzers;
          if (!own) return rapidTest(index, panel, group, test);
          // Analyzers of another line come first, because they are dedicated to the test: HPLC for HbA1c.
          const analyzers = [...new Set([...(test.others ?? []), ...own])];
          const context = `${categoryOf(index, panel.category)?.label} · ${group.name}`;
          return analyzedTest(index, test, analyzers, context, groupNames(group));
        }),
    );
  });
}

/** Lists every group of tests, linked to its place on the panel's page. */
export function listTestGroups(index: SearchIndex): Draft[] {
  return index.panels.flatMap((panel) =>
    panel.groups.map(({ name, also, analyzers = panel.analyzers }) => ({
      group: "pages",
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

/** The tests of a group share this list, and the engine reads it once. */
export const groupNames = memoize(({ name, also = [] }: IndexedTestGroup): string[] => [name, ...also]);

/** The documents of a category share this list. */
export const categoryNames = memoize(({ label, also = [] }: IndexedCategory): string[] => [label, ...also]);

function analyzedTest(
  index: SearchIndex,
  { id, name, cap, detail, also = [] }: IndexedTest,
  analyzers: string[],
  context: string,
  broader: string[],
): Draft {
  return {
    group: "tests",
    kind: "test",
    name,
    path: testPath(id),
    cap,
    context,
    leadsTo: analyzersInWords(analyzers),
    also: detail ? [detail, ...also] : also,
    broader,
    text: detail ?? "",
    kindWords: index.kinds.test,
    analyzers,
  };
}

/** Describes a rapid test, which needs no analyzer. */
function rapidTest(
  index: SearchIndex,
  panel: IndexedPanel,
  group: IndexedTestGroup,
  test: IndexedTest,
): Draft {
  return {
    group: "tests",
    kind: "rapidTest",
    name: test.name,
    path: testPath(test.id),
    context: `${panel.name} · ${group.name}`,
    leadsTo: "Prueba rápida",
    also: test.also,
    broader: groupNames(group),
    text: test.detail ?? "",
    kindWords: index.kinds.rapidTest,
  };
}

export function categoryOf(index: SearchIndex, id: string): IndexedCategory | undefined {
  return index.categories.find((category) => category.id === id);
}
