import { categoryPath, productsPerPage } from "#app/lib/addresses/category-pages.ts";
import type { Entry, Site } from "./site.ts";

export { entryPath } from "./entry-path.ts";

/** An empty category has one page. */
export function categoryPages(site: Site, category: string): { path: string; entries: Entry[] }[] {
  const entries = catalogueEntries(site, category);
  const count = Math.max(1, Math.ceil(entries.length / productsPerPage));
  return Array.from({ length: count }, (_, index) => ({
    path: categoryPath(category, index + 1),
    entries: entries.slice(index * productsPerPage, (index + 1) * productsPerPage),
  }));
}

export function catalogueEntries(site: Site, category: string): Entry[] {
  return site.entriesOf(category).filter((entry) => entry.listed.includes("catalogue"));
}
