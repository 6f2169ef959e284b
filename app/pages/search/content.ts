import type { z } from "zod";
import { entryPath } from "#app/content/catalogue/addresses.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import { categoryPath } from "#app/lib/category-pages.ts";
import { schema } from "./schema.ts";

export { schema };

type Place = { name: string; path: string };

export type SitePlan = { area: Place; entries: (Place & { models: Place[] })[] }[];

/** The search page, and everything the site has as plain links for those who cannot search. */
export function view(page: z.output<typeof schema>, site: Site) {
  const { seo, label, title, lead, withoutScript, index, pages } = page;
  return {
    page: { seo, label, title, lead, withoutScript, index },
    pages: pages.map(({ name, path }) => ({ name, path })),
    plan: site.categories.map(({ id, label: name }) => ({
      area: { name, path: categoryPath(id) },
      entries: site.entriesOf(id).map((entry) => ({
        name: entry.name,
        path: entryPath(entry),
        models: site.modelsOf(entry.id).map((model) => ({ name: model.name, path: entryPath(model) })),
      })),
    })) satisfies SitePlan,
  };
}
