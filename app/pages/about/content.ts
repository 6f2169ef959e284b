import { z } from "zod";
import type { Site } from "#app/content/catalogue/site.ts";
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

export const schema = z
  .strictObject({
    ...pageStart,
    picture,
    stats: z.array(stat).length(4).meta({ title: "Cifras", description: "Cuatro" }),
    work: z
      .strictObject({
        title,
        items: z
          .array(titledText.meta({ title: "Apartado" }))
          .min(3)
          .meta({ title: "Apartados" }),
      })
      .meta({ title: "Cómo trabajamos" }),
    values: z
      .strictObject({
        title,
        items: z
          .array(titledText.meta({ title: "Valor" }))
          .length(3)
          .meta({ title: "Valores", description: "Tres" }),
      })
      .meta({ title: "Valores" }),
    history: z
      .strictObject({
        title,
        items: z
          .array(
            z
              .strictObject({
                year: z.int().meta({ title: "Año" }),
                title,
                text: sentences.meta({ title: "Texto" }),
              })
              .meta({ title: "Hito" }),
          )
          .length(3)
          .meta({ title: "Hitos", description: "Tres" }),
      })
      .meta({ title: "Historia" }),
    faq: z
      .strictObject({
        title,
        lead: sentences.meta({ title: "Presentación" }),
        link: text.meta({ title: "Texto del enlace" }),
        items: z.array(question).length(4).meta({ title: "Preguntas", description: "Cuatro" }),
      })
      .meta({ title: "Preguntas frecuentes" }),
    cta: callToAction,
  })
  .meta({ title: "Sobre nosotros" });

export function view(page: z.output<typeof schema>, site: Site) {
  return { page, picture: site.picture(page.picture), credentials: credentialsOf(site.company) };
}

/** Returns the registered name and the certificate, as far as the owner has entered them. */
function credentialsOf({ legalName, ruc, certification, certificate }: Site["company"]): string[] {
  const { body, scope, validUntil = "" } = certificate ?? {};
  return [
    ...(ruc ? [`${legalName}, RUC ${ruc}.`] : []),
    ...(certificate
      ? [`${certification}: ${body}. Alcance: ${scope}. Vigente hasta el ${formatDate(validUntil)}.`]
      : []),
  ];
}
