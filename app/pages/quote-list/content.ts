import type { z } from "zod";
import type { Site } from "#app/content/catalogue/site.ts";
import { fields } from "#app/content/schema/form.ts";
import { pageStart, sentences } from "#app/content/schema/shared.ts";

export const schema = fields("Cotización", {
  ...pageStart,
  stored: sentences.meta({ title: "Dónde se guarda", description: "Dónde se guarda la lista" }),
  ways: sentences.meta({ title: "Vías de envío", description: "Qué tienen en común las tres vías" }),
});

export function view(page: z.output<typeof schema>, { company }: Site) {
  return { page, whatsapp: company.whatsapp.display };
}
