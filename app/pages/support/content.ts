import { z } from "zod";
import type { Site } from "#app/content/catalogue/site.ts";
import { fields, listOf } from "#app/content/schema/form.ts";
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

export const schema = fields("Soporte técnico", {
  ...pageStart,
  picture,
  request: text.meta({ title: "Texto del enlace a las solicitudes" }),
  whatsapp: text.meta({ title: "Texto del enlace de WhatsApp" }),
  response: fields("Tiempo de respuesta", {
    hours: z.int().positive().meta({ title: "Horas" }),
    label: text.meta({ title: "Texto" }),
  }),
  services: fields("Servicios", {
    title,
    items: listOf(fields("Servicio", { title, text: sentences.meta({ title: "Texto" }), icon }), {
      title: "Servicios",
      description: "Seis",
      length: 6,
    }),
  }),
  reasons: fields("Razones", {
    title,
    items: listOf(datum.meta({ title: "Razón" }), { title: "Razones", min: 3 }),
  }),
  faq: fields("Preguntas frecuentes", {
    title,
    items: listOf(question, { title: "Preguntas", description: "Cinco", length: 5 }),
  }),
  ready: fields(
    { title: "Qué tener a mano", description: "Junto a las vías de contacto" },
    { title, items: listOf(sentences, { title: "Datos", min: 2 }) },
  ),
  routes: fields("Vías de contacto", {
    title,
    request: titledText.meta({ title: "Solicitud" }),
    whatsapp: titledText.meta({ title: "WhatsApp" }),
    phone: titledText.meta({ title: "Teléfono" }),
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
