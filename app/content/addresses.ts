import { categoryPath } from "#app/lib/addresses/category-pages.ts";
import { testPath } from "#app/lib/addresses/test-address.ts";
import { typedEntries } from "#app/lib/typed-entries.ts";
import { categoryPages, entryPath } from "./catalogue/addresses.ts";
import type { Entry, Site } from "./catalogue/site.ts";
import { type FixedPage, type FixedPageId, fixedPages } from "./pages.ts";

/** Each kind of page has a folder in app/pages/, except models: they use the folder of products. */
export type PageKind = FixedPageId | "category" | "test" | EntryKind;
type EntryKind = "product" | "series" | "model" | "test-panel" | "rapid-tests" | "supply";

export type Address = {
  path: string;
  /** The address that search engines should list. It differs from `path` if `path` is an alias. */
  canonical: string;
  kind: PageKind;
  /** Id of the category, catalogue entry or laboratory test on the page. */
  id?: string;
  /** Page number within a category, from 1. */
  page?: number;
  updated?: string;
  tool?: true;
};

export function listAddresses(site: Site): Address[] {
  const fixed = typedEntries<FixedPageId, FixedPage>(fixedPages).map(([kind, { path, tool }]): Address => {
    return { path, canonical: path, kind, tool };
  });
  return [
    ...fixed.filter((address) => !address.tool),
    ...site.categories.flatMap(({ id }) => [
      ...categoryPages(site, id).map(({ path }, index): Address => {
        return { path, canonical: path, kind: "category", id, page: index + 1 };
      }),
      ...site.entriesOf(id).flatMap((entry) => entryAddresses(site, entry)),
    ]),
    ...site.tests.map(({ id }): Address => {
      return { path: testPath(id), canonical: testPath(id), kind: "test", id };
    }),
    ...fixed.filter((address) => address.tool),
  ];
}

function entryAddresses(site: Site, entry: Entry): Address[] {
  const own = entryAddress(entry);
  return [
    own,
    ...aliasPaths(site, entry).map((path) => ({ ...own, path })),
    ...site.modelsOf(entry.id).map(entryAddress),
  ];
}

function entryAddress(entry: Entry): Address {
  const path = entryPath(entry);
  return { path, canonical: path, kind: kindOf(entry), id: entry.id, updated: entry.updated };
}

function kindOf(entry: Entry): EntryKind {
  return entry.kind === "rapid-panel" ? "rapid-tests" : entry.kind;
}

function aliasPaths(site: Site, entry: Entry): string[] {
  if (entry.kind === "rapid-panel") return entry.aliases.map((id) => `${categoryPath(entry.category)}/${id}`);
  const alias = entry.kind === "series" && entry.viaCategoryAlias && site.category(entry.category)?.alias;
  return alias ? [`${categoryPath(alias.id)}/${entry.id}`] : [];
}
