import type { z } from "zod";
import type { Site } from "#app/content/catalogue/site.ts";
import { fields, listOf } from "#app/content/schema/form.ts";
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

export const schema = fields("Clientes", {
  ...pageStart,
  stats: listOf(stat, { title: "Cifras", description: "Dos", length: 2 }),
  main: fields("Instituciones principales", {
    title,
    items: listOf(
      fields("Institución", {
        id: id.meta({ title: "Identificador", description: "Ancla en la página" }),
        name: text.meta({ title: "Nombre" }),
        type: text.meta({ title: "Tipo" }),
        scope: sentences.meta({ title: "Alcance" }),
      }),
      { title: "Instituciones", description: "Dos", length: 2 },
    ),
  }),
  privateSector: fields("Sector privado", {
    title,
    items: listOf(fields("Tarjeta", { title, text: sentences.meta({ title: "Texto" }), icon }), {
      title: "Tarjetas",
      description: "Tres",
      length: 3,
    }),
  }),
  testimonials: fields("Testimonios", {
    title,
    items: listOf(
      fields("Testimonio", {
        text: sentences.meta({
          title: "Testimonio",
          description: "Real y autorizado; sin comillas ni punto final, que los pone el diseño",
        }),
        role: text.meta({ title: "Cargo" }),
        institution: text.meta({ title: "Institución" }),
      }),
      { title: "Testimonios", description: "Tres", length: 3 },
    ),
  }),
  cta: callToAction,
});

export function view(page: z.output<typeof schema>, site: Site) {
  const { testimonials } = page;
  const items = testimonials.items.map((item) => ({ ...item, isExample: isExample(site, item.text) }));
  return { page: { ...page, testimonials: { ...testimonials, items } }, map: coverage(site) };
}

/** The page labels testimonials that are only examples. */
function isExample({ examples }: Site, text: string): boolean {
  return examples.some(({ file, value }) => file === "pages/clients.yaml" && value === text);
}
