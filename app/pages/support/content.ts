import { z } from "zod";
import type { Site } from "#app/content/catalogue/site.ts";
import { datum, icon, pageStart, picture, question, text, titledText } from "#app/content/schema/shared.ts";

export const schema = z.strictObject({
  ...pageStart,
  picture,
  request: text.describe("Texto del enlace al sitio de solicitudes"),
  whatsapp: text.describe("Texto del enlace de WhatsApp"),
  response: z.strictObject({ hours: z.int().positive(), label: text }),
  services: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ title: text, text, icon })).length(6),
  }),
  reasons: z.strictObject({ title: text, items: z.array(datum).min(3) }),
  faq: z.strictObject({ title: text, items: z.array(question).length(5) }),
  routes: z.strictObject({
    title: text,
    request: titledText,
    whatsapp: titledText,
    phone: titledText,
  }),
});

export function view(page: z.output<typeof schema>, { company, picture }: Site) {
  return {
    page,
    picture: picture(page.picture),
    requestSite: company.supportRequestSite,
    whatsappNumber: company.whatsapp.display,
  };
}
