import { z } from "zod";
import type { Site } from "#app/content/catalogue/site.ts";
import { workloadArea } from "#app/content/catalogue/workload.ts";
import { fields, listOf } from "#app/content/schema/form.ts";
import { pageStart, sentences, title, titledText } from "#app/content/schema/shared.ts";
import { limits } from "#app/lib/workload.ts";

export const schema = fields("Elegir un equipo", {
  ...pageStart,
  margin: z
    .int()
    .min(limits.margin.min)
    .max(limits.margin.max)
    .meta({ title: "Margen de partida", description: "Porcentaje con el que se abre el cálculo" }),
  loadHint: sentences.meta({ title: "Consejo", description: "Junto a la carga del día" }),
  assumption: sentences.meta({
    title: "Supuesto",
    description: "Qué supone el cálculo; siempre a la vista",
  }),
  recommendation: titledText.meta({
    title: "Recomendación",
    description: "Invitación a pedir una recomendación",
  }),
  method: fields("Cómo se calcula", {
    title,
    items: listOf(titledText.meta({ title: "Paso" }), { title: "Pasos", description: "Tres", length: 3 }),
  }),
  withoutScript: sentences.meta({
    title: "Sin JavaScript",
    description: "Aviso para quien navega sin JavaScript",
  }),
});

export function view(page: z.output<typeof schema>, site: Site) {
  return { page, areas: site.categories.flatMap((category) => workloadArea(site, category) ?? []) };
}
