import { z } from "zod";
import type { Site } from "#app/content/catalogue/site.ts";
import { pageStart, picture, sentences } from "#app/content/schema/shared.ts";
import { categoryLinks, categoryView } from "#app/content/views/category.ts";

export const schema = z
  .strictObject({
    ...pageStart,
    picture,
    emptyCategory: sentences.meta({
      title: "Categoría vacía",
      description: "Mensaje de una categoría sin productos",
    }),
  })
  .meta({ title: "Productos" });

export function view(page: z.output<typeof schema>, site: Site) {
  return {
    page,
    links: categoryLinks(site),
    initial: categoryView(site, site.categories[0]?.id ?? ""),
  };
}
