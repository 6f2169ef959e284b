import { z } from "zod";
import type { Site } from "#app/content/catalogue/site.ts";
import { pageStart, text } from "#app/content/schema/shared.ts";

export const schema = z.strictObject({
  ...pageStart,
  stored: text.describe("Dónde se guarda la lista"),
  ways: text.describe("Qué tienen en común las tres vías de envío"),
});

export function view(page: z.output<typeof schema>, { company }: Site) {
  return { page, whatsapp: company.whatsapp.display };
}
