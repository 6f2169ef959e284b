import type {
  IndexedCategory,
  IndexedPanel,
  IndexedTestGroup,
  SearchIndex,
} from "#app/content/outputs/search-format.ts";
import { testParameter } from "#app/lib/addresses/panel-address.ts";
import { slug } from "#app/lib/text/slug.ts";
import type { Draft } from "./search-document.ts";

type Test = IndexedTestGroup["tests"][number];

/** Lists every test of the panels once, with the analyzers that run it. */
export function listTests(index: SearchIndex): Draft[] {
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
          return analyzedTest(index, panel, group, test, [...new Set([...(test.others ?? []), ...own])]);
        }),
    );
  });
}

/** Lists every group of tests, linked to its place on the panel's page. */
export function listTestGroups(index: SearchIndex): Draft[] {
  return index.panels.flatMap((panel) =>
    panel.groups.map(({ name, also }) => ({
      group: "pages",
      kind: "testGroup",
      name,
      path: `${panel.path}#${slug(name)}`,
      context: panel.name,
      leadsTo: "Grupo de pruebas",
      also,
      text: "",
    })),
  );
}

export function groupNames({ name, also = [] }: IndexedTestGroup): string[] {
  return [name, ...also];
}

function analyzedTest(
  index: SearchIndex,
  panel: IndexedPanel,
  group: IndexedTestGroup,
  test: Test,
  ids: string[],
): Draft {
  const { name, detail, also = [] } = test;
  const query = new URLSearchParams({ [testParameter]: name });
  return {
    group: "tests",
    kind: "test",
    name,
    path: `${panel.path}?${query}#${slug(group.name)}`,
    context: `${categoryOf(index, panel.category)?.label} · ${group.name}`,
    leadsTo: ids.length === 1 ? "1 analizador" : `${ids.length} analizadores`,
    also: detail ? [detail, ...also] : also,
    broader: groupNames(group),
    text: detail ?? "",
    kindWords: index.kinds.test,
    analyzers: ids,
  };
}

/** Describes a rapid test, which needs no analyzer. */
function rapidTest(index: SearchIndex, panel: IndexedPanel, group: IndexedTestGroup, test: Test): Draft {
  return {
    group: "tests",
    kind: "rapidTest",
    name: test.name,
    path: `${panel.path}#${slug(group.name)}`,
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
