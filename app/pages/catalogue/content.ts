import type { z } from "zod";
import { catalogueDownload } from "#app/content/catalogue/printed.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import { fields } from "#app/content/schema/form.ts";
import { internalPath, pageStart, picture, sentences, text, title } from "#app/content/schema/shared.ts";
import { categoryLinks, categoryView } from "#app/content/views/category.ts";

export const schema = fields("Productos", {
  ...pageStart,
  picture,
  emptyCategory: sentences.meta({
    title: "Categoría vacía",
    description: "Mensaje de una categoría sin productos",
  }),
  closing: fields(
    {
      title: "Al pie del catálogo",
      description: "A dónde sigue quien no encontró su equipo",
    },
    {
      title,
      text: sentences.meta({ title: "Texto" }),
      button: text.meta({ title: "Texto del botón" }),
      to: internalPath,
    },
  ),
});

export function view(page: z.output<typeof schema>, site: Site) {
  return {
    page,
    picture: site.picture(page.picture),
    links: categoryLinks(site),
    download: catalogueDownload(site),
    initial: categoryView(site, site.categories[0]?.id ?? ""),
  };
}
