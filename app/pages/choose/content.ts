import { z } from "zod";
import type { Site } from "#app/content/catalogue/site.ts";
import { workloadArea } from "#app/content/catalogue/workload.ts";
import { pageStart, text, titledText } from "#app/content/schema/shared.ts";
import { limits } from "#app/lib/workload.ts";

export const schema = z.strictObject({
  ...pageStart,
  margin: z
    .int()
    .min(limits.margin.least)
    .max(limits.margin.most)
    .describe("Margen de partida, en porcentaje"),
  loadHint: text.describe("Consejo junto a la carga del día"),
  assumption: text.describe("Qué supone el cálculo; siempre a la vista"),
  recommendation: titledText.describe("Invitación a pedir una recomendación"),
  method: z.strictObject({ title: text, items: z.array(titledText).length(3) }).describe("Cómo se calcula"),
  withoutScript: text.describe("Aviso para quien navega sin JavaScript"),
});

export function view(page: z.output<typeof schema>, site: Site) {
  return { page, areas: site.categories.flatMap((category) => workloadArea(site, category) ?? []) };
}
