import type { Panel, TestFile } from "#app/content/schema/files.ts";
import { slug } from "#app/lib/text/slug.ts";
import { entryPath } from "./entry-path.ts";
import type { TestSource } from "./lookups.ts";

export type TestPanel = Extract<Panel, { kind: "test-panel" }>;
export type RapidPanel = Extract<Panel, { kind: "rapid-panel" }>;

/** A way to measure a test, as the files of panels and tests state it. */
export type StatedWay = NonNullable<TestFile["ways"]>[number];

export type RapidEntry = RapidPanel["groups"][number]["tests"][number];

type Group = { name: string; path: string; panel: Panel; tests: string[] };

/** The groups of panels that list a test, and what the panels state about the test. */
export type Listing = {
  groups: Group[];
  /** Ways with analyzers of other product lines come first, because those analyzers are made for the test. */
  ways: StatedWay[];
  rapid?: { panel: RapidPanel; entry: RapidEntry; group: Group };
};

/** Reads the panels in the order of their categories. */
export function listPanelTests({
  panels,
  category,
}: Pick<TestSource, "panels" | "category">): Map<string, Listing> {
  const listings = new Map<string, Listing>();
  const listingOf = (id: string) => {
    const listing = listings.get(id) ?? { groups: [], ways: [] };
    listings.set(id, listing);
    return listing;
  };
  const order = ({ category: id }: Panel) => category(id)?.order ?? 0;
  for (const panel of [...panels].sort((a, b) => order(a) - order(b))) {
    if (panel.kind === "test-panel") addTestPanel(panel, listingOf);
    else addRapidPanel(panel, listingOf);
  }
  return listings;
}

function addTestPanel(panel: TestPanel, listingOf: (id: string) => Listing) {
  for (const { name, tests, also = [], analyzers, method, condition } of panel.groups) {
    const group = { name, path: `${entryPath(panel)}#${slug(name)}`, panel, tests };
    const own: StatedWay = {
      analyzers: analyzers ?? panel.analyzers,
      method: method ?? panel.method,
      condition: method ? condition : (condition ?? panel.condition),
      reagents: method ? undefined : panel.reagents,
    };
    for (const id of tests) {
      const listing = listingOf(id);
      listing.groups.push(group);
      listing.ways.push(...also, own);
    }
  }
}

function addRapidPanel(panel: RapidPanel, listingOf: (id: string) => Listing) {
  for (const { name, tests: entries } of panel.groups) {
    const tests = [...new Set(entries.flatMap((entry) => entry.tests))];
    const group = { name, path: `${entryPath(panel)}#${slug(name)}`, panel, tests };
    for (const entry of entries) {
      for (const id of entry.tests) {
        const listing = listingOf(id);
        listing.groups.push(group);
        listing.rapid ??= { panel, entry, group };
      }
    }
  }
}

/** Joins ways with the same method and condition, for example if two groups list the same test. */
export function joinWays(ways: readonly StatedWay[]): StatedWay[] {
  const joined = new Map<string, StatedWay>();
  for (const way of ways) {
    const key = `${way.method} ${way.condition ?? ""}`;
    const sameWay = joined.get(key);
    joined.set(key, {
      ...(sameWay ?? way),
      analyzers: [...new Set([...(sameWay?.analyzers ?? []), ...way.analyzers])],
      reagents: sameWay?.reagents ?? way.reagents,
    });
  }
  return [...joined.values()];
}
