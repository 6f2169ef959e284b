import { z } from "zod";
import type { Site } from "#app/content/catalogue/site.ts";
import { icon, pageStart, question, text } from "#app/content/schema/shared.ts";
import { organizationData } from "#app/content/views/organization.ts";

export const schema = z.strictObject({
  ...pageStart,
  intentions: z.strictObject({
    question: text,
    items: z
      .array(
        z.strictObject({
          subject: z.enum(["general", "sales", "support"]).describe("Asunto que fija en el formulario"),
          label: text,
          text: text.describe("Para qué casos, en una frase"),
          promise: text.describe("En cuánto tiempo se responde"),
          icon,
          form: text.describe("Título del formulario"),
        }),
      )
      .min(2)
      .refine((items) => items.some(({ subject }) => subject === "general"), {
        error: "falta la del asunto general, con la que empieza el formulario",
      }),
  }),
  office: text.describe("Nombre de la oficina"),
  info: text.describe("Título de la tarjeta de datos"),
  hours: text.describe("Título del horario"),
  consent: z
    .strictObject({
      notice: text.describe("Para qué se usan los datos, según la LOPDP"),
      label: text.describe("Autorización junto a la casilla"),
      link: text.describe("Texto del enlace a /privacidad"),
    })
    .describe("Se muestra solo cuando la empresa tiene «enquiryEndpoint»"),
  faq: z.strictObject({ title: text, items: z.array(question).min(3) }),
});

export type ContactPage = ReturnType<typeof view>;

export function view(page: z.output<typeof schema>, site: Site) {
  const { company } = site;
  return {
    page,
    whatsapp: company.whatsapp.display,
    map: { link: company.location.map, frame: company.location.mapFrame },
    hours: company.hours,
    closed: company.closed,
    organization: organizationData(site),
  };
}
