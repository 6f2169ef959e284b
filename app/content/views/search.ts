import { entryPath } from "#app/content/catalogue/addresses.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import { categoryPath } from "#app/lib/category-pages.ts";

type Place = { name: string; path: string };

export type SitePlan = { area: Place; entries: (Place & { models: Place[] })[] }[];

/** The search page, and everything the site has as plain links for those who cannot search. */
export function searchPage(site: Site) {
  const { seo, title, lead, withoutScript, index, pages } = site.pages.search;
  return {
    page: { seo, title, lead, withoutScript, index },
    pages: pages.map(({ name, path }) => ({ name, path })),
    plan: site.categories.map(({ id, label }) => ({
      area: { name: label, path: categoryPath(id) },
      entries: site.entriesOf(id).map((entry) => ({
        name: entry.name,
        path: entryPath(entry),
        models: site.modelsOf(entry.id).map((model) => ({ name: model.name, path: entryPath(model) })),
      })),
    })) satisfies SitePlan,
  };
}
