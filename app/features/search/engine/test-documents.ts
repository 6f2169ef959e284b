import type {
  IndexedCategory,
  IndexedPanel,
  IndexedTest,
  IndexedTestGroup,
  SearchIndex,
} from "#app/content/outputs/search-format.ts";
import { testPath } from "#app/lib/addresses/test-address.ts";
import { slug } from "#app/lib/text/slug.ts";
import type { Draft } from "./search-document.ts";

/** Lists every test once, with the analyzers that run it. */
export function listTests(index: SearchIndex): Draft[] {
  const others = index.otherTests.map((test) => {
    const area = categoryOf(index, test.category);
    return analyzedTest(index, test, test.analyzers, area?.label ?? "", [
      area?.label ?? "",
      ...(area?.also ?? []),
    ]);
  });
  return [...panelTests(index), ...others];
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
    leadsTo: analyzers.length === 1 ? "1 analizador" : `${analyzers.length} analizadores`,
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
