import { z } from "zod";
import type { Site } from "#app/content/catalogue/site.ts";
import {
  callToAction,
  icon,
  id,
  pageStart,
  sentences,
  stat,
  text,
  title,
} from "#app/content/schema/shared.ts";
import { coverage } from "#app/content/views/coverage.ts";

export const schema = z
  .strictObject({
    ...pageStart,
    stats: z.array(stat).length(2).meta({ title: "Cifras", description: "Dos" }),
    main: z
      .strictObject({
        title,
        items: z
          .array(
            z
              .strictObject({
                id: id.meta({ title: "Identificador", description: "Ancla en la página" }),
                name: text.meta({ title: "Nombre" }),
                type: text.meta({ title: "Tipo" }),
                scope: sentences.meta({ title: "Alcance" }),
              })
              .meta({ title: "Institución" }),
          )
          .length(2)
          .meta({ title: "Instituciones", description: "Dos" }),
      })
      .meta({ title: "Instituciones principales" }),
    privateSector: z
      .strictObject({
        title,
        items: z
          .array(
            z
              .strictObject({ title, text: sentences.meta({ title: "Texto" }), icon })
              .meta({ title: "Tarjeta" }),
          )
          .length(3)
          .meta({ title: "Tarjetas", description: "Tres" }),
      })
      .meta({ title: "Sector privado" }),
    testimonials: z
      .strictObject({
        title,
        items: z
          .array(
            z
              .strictObject({
                text: sentences.meta({
                  title: "Testimonio",
                  description: "Real y autorizado; sin comillas ni punto final, que los pone el diseño",
                }),
                role: text.meta({ title: "Cargo" }),
                institution: text.meta({ title: "Institución" }),
              })
              .meta({ title: "Testimonio" }),
          )
          .length(3)
          .meta({ title: "Testimonios", description: "Tres" }),
      })
      .meta({ title: "Testimonios" }),
    cta: callToAction,
  })
  .meta({ title: "Clientes" });

export function view(page: z.output<typeof schema>, site: Site) {
  const { testimonials } = page;
  const items = testimonials.items.map((item) => ({ ...item, isExample: isExample(site, item.text) }));
  return { page: { ...page, testimonials: { ...testimonials, items } }, map: coverage(site) };
}

/** A quotation that no client gave must carry a label that says so. */
function isExample({ examples }: Site, text: string): boolean {
  return examples.some(({ file, value }) => file === "pages/clients.yaml" && value === text);
}
