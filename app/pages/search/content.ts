import type { z } from "zod";
import { categoryLink, entryLink } from "#app/content/catalogue/links.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import type { LabelledLink } from "#app/lib/shapes.ts";
import { schema } from "./schema.ts";

export { schema };

export type SitePlan = { area: LabelledLink; entries: (LabelledLink & { models: LabelledLink[] })[] }[];

export function view(page: z.output<typeof schema>, site: Site) {
  const { seo, label, title, lead, withoutScript, index, pages, frequent, links } = page;
  return {
    page: { seo, label, title, lead, withoutScript, index },
    // The search index also contains the suggestions, but it loads so late that the content would move.
    suggestions: { frequent, links },
    pages: pages.map(({ name, path }) => ({ label: name, to: path })),
    plan: site.categories.map((category) => ({
      area: categoryLink(category),
      entries: site.entriesOf(category.id).map((entry) => ({
        ...entryLink(entry),
        models: site.modelsOf(entry.id).map(entryLink),
      })),
    })) satisfies SitePlan,
  };
}
