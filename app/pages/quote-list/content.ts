import type { z } from "zod";
import type { Site } from "#app/content/catalogue/site.ts";
import { fields } from "#app/content/schema/form.ts";
import { pageStart, sentences } from "#app/content/schema/shared.ts";
import { categoryPath } from "#app/lib/addresses/category-pages.ts";

export const schema = fields("Cotización", {
  ...pageStart,
  stored: sentences.meta({ title: "Dónde se guarda", description: "Dónde se guarda la lista" }),
  ways: sentences.meta({ title: "Vías de envío", description: "Qué tienen en común las tres vías" }),
});

export function view(page: z.output<typeof schema>, { company, categories, entriesOf }: Site) {
  const supplies = categories.find(({ id }) => entriesOf(id).some(({ kind }) => kind === "supply"));
  return {
    page,
    whatsapp: company.whatsapp.display,
    supplies: supplies && { label: supplies.label, to: categoryPath(supplies.id) },
  };
}
