import { z } from "zod";
import type { Site } from "#app/content/catalogue/site.ts";
import {
  datum,
  icon,
  pageStart,
  picture,
  question,
  sentences,
  text,
  title,
  titledText,
} from "#app/content/schema/shared.ts";

export const schema = z
  .strictObject({
    ...pageStart,
    picture,
    request: text.meta({ title: "Texto del enlace a las solicitudes" }),
    whatsapp: text.meta({ title: "Texto del enlace de WhatsApp" }),
    response: z
      .strictObject({
        hours: z.int().positive().meta({ title: "Horas" }),
        label: text.meta({ title: "Texto" }),
      })
      .meta({ title: "Tiempo de respuesta" }),
    services: z
      .strictObject({
        title,
        items: z
          .array(
            z
              .strictObject({ title, text: sentences.meta({ title: "Texto" }), icon })
              .meta({ title: "Servicio" }),
          )
          .length(6)
          .meta({ title: "Servicios", description: "Seis" }),
      })
      .meta({ title: "Servicios" }),
    reasons: z
      .strictObject({
        title,
        items: z
          .array(datum.meta({ title: "Razón" }))
          .min(3)
          .meta({ title: "Razones" }),
      })
      .meta({ title: "Razones" }),
    faq: z
      .strictObject({
        title,
        items: z.array(question).length(5).meta({ title: "Preguntas", description: "Cinco" }),
      })
      .meta({ title: "Preguntas frecuentes" }),
    ready: z
      .strictObject({ title, items: z.array(sentences).min(2).meta({ title: "Datos" }) })
      .meta({ title: "Qué tener a mano", description: "Junto a las vías de contacto" }),
    routes: z
      .strictObject({
        title,
        request: titledText.meta({ title: "Solicitud" }),
        whatsapp: titledText.meta({ title: "WhatsApp" }),
        phone: titledText.meta({ title: "Teléfono" }),
      })
      .meta({ title: "Vías de contacto" }),
  })
  .meta({ title: "Soporte técnico" });

export function view(page: z.output<typeof schema>, { company, picture }: Site) {
  return {
    page,
    picture: picture(page.picture),
    requestSite: company.supportRequestSite,
    whatsappNumber: company.whatsapp.display,
  };
}
