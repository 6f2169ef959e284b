import { entryPath } from "#app/content/catalogue/addresses.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import { searchNamesOf, testDetail } from "#app/content/catalogue/test-names.ts";
import type { Panel, TestFile } from "#app/content/schema/files.ts";
import type { IndexedPanel, IndexedTest, SearchSource } from "./search-source.ts";
import { uniqueOrNone } from "./unique-or-none.ts";

/** A panel with its tests, as the search index lists it. */
export function indexedPanel(site: Site, panel: Panel): IndexedPanel {
  const { name, category, summary, synonyms } = panel;
  const shared = { path: entryPath(panel), name, category, text: summary, also: synonyms };
  if (panel.kind === "test-panel") {
    return {
      ...shared,
      analyzers: panel.analyzers,
      groups: panel.groups.map((group) => ({
        name: group.name,
        also: group.synonyms,
        analyzers: group.analyzers,
        tests: filesOf(site, group.tests).map((test) => ({
          ...indexedTest(site, test),
          others: uniqueOrNone(
            [...(group.also ?? []), ...(test.ways ?? [])].flatMap(({ analyzers }) => analyzers),
          ),
        })),
      })),
    };
  }
  return {
    ...shared,
    groups: panel.groups.map((group) => ({
      name: group.name,
      tests: group.tests.map(({ name, description, tests, synonyms = [] }) => ({
        id: tests[0] ?? "",
        name,
        detail: description,
        also: uniqueOrNone([...synonyms, ...filesOf(site, tests).flatMap(searchNamesOf)]),
      })),
    })),
  };
}

/**
 * Returns the tests that no panel lists. A test is also found by the parameters that it reports: «plaquetas» finds the
 * blood count.
 */
export function otherTests(site: Site): SearchSource["otherTests"] {
  const listed = new Set(
    site.panels.flatMap((panel) =>
      panel.kind === "test-panel"
        ? panel.groups.flatMap(({ tests }) => tests)
        : panel.groups.flatMap(({ tests }) => tests.flatMap((entry) => entry.tests)),
    ),
  );
  return site.tests
    .filter(({ id }) => !listed.has(id))
    .flatMap(({ id, areas, analyzers, reports }) =>
      filesOf(site, [id]).map((file) => {
        const test = indexedTest(site, file);
        const reported = reports.flatMap((report) => [report.name, ...searchNamesOf(report)]);
        return {
          ...test,
          also: uniqueOrNone([...(test.also ?? []), ...reported]),
          category: areas[0]?.id ?? "",
          analyzers: analyzers.map((analyzer) => analyzer.id),
        };
      }),
    );
}

function indexedTest(site: Site, test: TestFile): IndexedTest {
  return {
    id: test.id,
    name: test.name,
    cap: site.test(test.id)?.samples[0]?.container.cap,
    detail: testDetail(test),
    also: uniqueOrNone(searchNamesOf(test)),
  };
}

function filesOf(site: Site, tests: readonly string[]): TestFile[] {
  return tests.flatMap((id) => site.testFile(id) ?? []);
}
