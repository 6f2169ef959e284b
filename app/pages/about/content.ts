import { z } from "zod";
import type { Site } from "#app/content/catalogue/site.ts";
import { fields, listOf } from "#app/content/schema/form.ts";
import {
  callToAction,
  pageStart,
  picture,
  question,
  sentences,
  stat,
  text,
  title,
  titledText,
} from "#app/content/schema/shared.ts";
import { formatDate } from "#app/lib/text/format.ts";

export const schema = fields("Sobre nosotros", {
  ...pageStart,
  picture,
  stats: listOf(stat, { title: "Cifras", description: "Cuatro", length: 4 }),
  work: fields("Cómo trabajamos", {
    title,
    items: listOf(titledText.meta({ title: "Apartado" }), { title: "Apartados", min: 3 }),
  }),
  values: fields("Valores", {
    title,
    items: listOf(titledText.meta({ title: "Valor" }), { title: "Valores", description: "Tres", length: 3 }),
  }),
  history: fields("Historia", {
    title,
    items: listOf(
      fields("Hito", {
        year: z.int().meta({ title: "Año" }),
        title,
        text: sentences.meta({ title: "Texto" }),
      }),
      { title: "Hitos", description: "Tres", length: 3 },
    ),
  }),
  faq: fields("Preguntas frecuentes", {
    title,
    lead: sentences.meta({ title: "Presentación" }),
    link: text.meta({ title: "Texto del enlace" }),
    items: listOf(question, { title: "Preguntas", description: "Cuatro", length: 4 }),
  }),
  cta: callToAction,
});

export function view(page: z.output<typeof schema>, site: Site) {
  return { page, picture: site.picture(page.picture), credentials: credentialsOf(site.company) };
}

/** The tax number and the certificate are optional. */
function credentialsOf({ legalName, ruc, certification, certificate }: Site["company"]): string[] {
  const { body, scope, validUntil = "" } = certificate ?? {};
  return [
    ...(ruc ? [`${legalName}, RUC ${ruc}.`] : []),
    ...(certificate
      ? [`${certification}: ${body}. Alcance: ${scope}. Vigente hasta el ${formatDate(validUntil)}.`]
      : []),
  ];
}
