import type { Category, Equipment } from "#app/content/schema/files.ts";
import { sampleKinds } from "#app/content/schema/tests.ts";
import { categoryPath } from "#app/lib/addresses/category-pages.ts";
import { groupBy } from "#app/lib/group-by.ts";
import { memoize } from "#app/lib/memoize.ts";
import { slug } from "#app/lib/text/slug.ts";
import type { TestSource } from "./lookups.ts";
import { type PlacedItem, placeItems } from "./supply-items.ts";
import { confirmationsOf } from "./test-confirmations.ts";
import { joinWays, type Listing, listPanelTests } from "./test-listings.ts";
import { letterOf, sortNameOf, sortTests } from "./test-names.ts";
import type {
  Container,
  Method,
  RapidTest,
  Test,
  TestDirectory,
  TestProfile,
  TestRef,
  TestSample,
  TestWay,
} from "./test-types.ts";

export function indexTests(site: TestSource): TestDirectory {
  const items = placeItems(site.supplies);
  const containers = site.directory.containers
    .map(({ supply = "", ...container }): Container => {
      const item = items.get(slug(supply));
      return { ...container, item, cap: item?.item.cap };
    })
    .sort((a, b) => drawOf(a) - drawOf(b));
  const tests = resolveTests(site, items, containers);
  const byId = new Map(tests.map((test) => [test.id, test]));
  const byAnalyzer = indexByAnalyzer(tests);
  return {
    tests,
    containers,
    test: (id) => byId.get(id),
    testsOf: memoize((equipment) => {
      const models = site.modelsOf(equipment);
      if (models.length === 0) return byAnalyzer.get(equipment) ?? [];
      const ids = new Set([equipment, ...models.map(({ id }) => id)]);
      return tests.filter(({ analyzers }) => analyzers.some(({ id }) => ids.has(id)));
    }),
    testsWith: memoize((name) => {
      const item = items.get(slug(name));
      return item ? tests.filter(({ samples }) => samples.some((each) => each.container.item === item)) : [];
    }),
  };
}

/** Containers that are not tubes come last. */
function drawOf({ item }: Container): number {
  return item?.item.draw ?? Number.MAX_SAFE_INTEGER;
}

function indexByAnalyzer(tests: readonly Test[]): Map<string, Test[]> {
  const uses = tests.flatMap((test) => test.analyzers.map(({ id }) => ({ id, test })));
  const groups = groupBy(uses, ({ id }) => id);
  return new Map([...groups].map(([id, some]) => [id, some.map(({ test }) => test)]));
}

function resolveTests(site: TestSource, items: Map<string, PlacedItem>, containers: Container[]): Test[] {
  const methods = new Map(site.directory.methods.map((method) => [method.id, method]));
  const listings = listPanelTests(site);
  const inOrder = catalogueOrder(site);
  const files = sortTests(site.testFiles);
  const refs = new Map(files.map(({ id, name }): [string, TestRef] => [id, { id, name }]));
  const refsOf = (ids: readonly string[] = []) => ids.flatMap((id) => refs.get(id) ?? []);
  const profileOf = memoize((group: Listing["groups"][number]): TestProfile => {
    return { name: group.name, path: group.path, panel: group.panel.name, tests: refsOf(group.tests) };
  });

  const measured = files.map((file) => {
    const listing = listings.get(file.id) ?? { groups: [], ways: [] };
    const listed = listing.ways.map((way) => ({ ...way, reagents: way.reagents ?? file.reagents }));
    const ways = joinWays([...(file.ways ?? []), ...listed]).flatMap((way): TestWay[] => {
      const method = methods.get(way.method);
      const reagents = (way.reagents ?? []).flatMap((name) => items.get(slug(name)) ?? []);
      return method
        ? [{ method, condition: way.condition, analyzers: inOrder(way.analyzers), reagents }]
        : [];
    });
    const analyzers = inOrder(ways.flatMap((way) => way.analyzers.map(({ id }) => id)));
    return { file, listing, ways, analyzers, areas: areasOf(site, analyzers, listing) };
  });

  const areaProfile = memoize((area: Category): TestProfile => {
    const members = measured.filter(({ areas }) => areas.includes(area)).map(({ file }) => file.id);
    return { name: area.label, path: categoryPath(area.id), tests: refsOf(members) };
  });

  return measured.map(({ file, listing, ways, analyzers, areas }, index): Test => {
    const { id, fullName, otherNames = [] } = file;
    const profiles =
      listing.groups.length > 0 ? listing.groups.map(profileOf) : areas.slice(0, 1).map(areaProfile);
    const rapid = rapidOf(listing, methods);
    return {
      id,
      name: file.name,
      isProperName: file.isProperName,
      fullName,
      caution: file.caution,
      purpose: file.purpose,
      reviewed: file.reviewed,
      sortName: sortNameOf(file),
      place: index,
      letter: letterOf(file),
      otherNames: fullName ? [fullName, ...otherNames] : otherNames,
      synonyms: file.synonyms ?? [],
      areas,
      profiles,
      samples: file.samples.flatMap(({ kind, container: named, note }): TestSample[] => {
        const container = containers.find((each) => each.id === named);
        return container ? [{ kind, label: sampleKinds[kind], container, note }] : [];
      }),
      ways,
      analyzers,
      rapid,
      confirm: confirmationsOf(file, ways, rapid),
      reports: file.reports ?? [],
      near: refsOf(file.near),
      neighbours: {
        previous: refs.get(files[index - 1]?.id ?? ""),
        next: refs.get(files[index + 1]?.id ?? ""),
      },
    };
  });
}

/** Returns a function that finds equipment by id and sorts it. Models follow their series. */
function catalogueOrder(site: TestSource): (ids: readonly string[]) => Equipment[] {
  const ids = site.categories.flatMap((category) =>
    site
      .entriesOf(category.id)
      .flatMap((entry) => [entry.id, ...site.modelsOf(entry.id).map(({ id }) => id)]),
  );
  const rank = new Map(ids.map((id, index) => [id, index]));
  return (named) =>
    [...new Set(named)]
      .flatMap((id) => site.equipment(id) ?? [])
      .sort((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0));
}

function areasOf(site: TestSource, analyzers: readonly Equipment[], { groups }: Listing): Category[] {
  const ids = [...groups.map(({ panel }) => panel.category), ...analyzers.map(({ category }) => category)];
  return [...new Set(ids)].flatMap((id) => site.category(id) ?? []);
}

function rapidOf({ rapid }: Listing, methods: ReadonlyMap<string, Method>): RapidTest | undefined {
  const method = rapid && methods.get(rapid.panel.method);
  if (!method) return undefined;
  const { entry, panel, group } = rapid;
  return { ...entry, panel, method, minutes: panel.resultTime, path: group.path };
}
