import { z } from "zod";
import type { Site } from "#app/content/catalogue/site.ts";
import { internalPath, pageStart, picture, text } from "#app/content/schema/shared.ts";
import { categoryLinks, categoryView } from "#app/content/views/category.ts";

export const schema = z.strictObject({
  ...pageStart,
  picture,
  emptyCategory: text.describe("Mensaje de una categoría sin productos"),
  closing: z
    .strictObject({ title: text, text, button: text, to: internalPath })
    .describe("Al pie del catálogo: a dónde sigue quien no encontró su equipo"),
});

export function view(page: z.output<typeof schema>, site: Site) {
  return {
    page,
    picture: site.picture(page.picture),
    links: categoryLinks(site),
    initial: categoryView(site, site.categories[0]?.id ?? ""),
  };
}
