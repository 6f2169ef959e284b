import { z } from "zod";
import { pageStart, text, titledText } from "#app/content/schema/shared.ts";

/** The privacy page. What the form does depends on whether the company names an endpoint. */
export const schema = z.strictObject({
  ...pageStart,
  updated: z.iso.date().describe("Fecha de la última revisión, AAAA-MM-DD"),
  review: text.describe("Quién revisó el texto y cuándo; no se muestra"),
  storage: z
    .strictObject({
      title: text,
      text,
      rows: z
        .array(
          z.strictObject({
            what: text.describe("Qué se guarda"),
            where: text.describe("En qué almacenamiento del navegador"),
            key: text.describe("Nombre técnico con el que se guarda"),
            until: text.describe("Cuánto tiempo"),
          }),
        )
        .min(1),
      erase: text.describe("Cómo borrarlo"),
    })
    .describe("Lo que queda en el navegador"),
  handover: z
    .strictObject({
      title: text,
      text,
      rows: z
        .array(
          z.strictObject({
            when: text.describe("Qué lo provoca"),
            to: text.describe("Quién lo recibe"),
            what: text.describe("Qué recibe"),
          }),
        )
        .min(1),
    })
    .describe("Lo que pasa a otros servicios"),
  form: z.strictObject({
    title: text,
    withoutEndpoint: text.describe("Texto mientras la empresa no tenga destino para el formulario"),
    withEndpoint: text.describe("Texto cuando lo tiene"),
    retention: z
      .strictObject({
        months: z
          .int({ error: "escriba un número entero de meses" })
          .min(1)
          .max(120)
          .describe("Meses tras los que el servicio de consultas borra cada una por sí mismo"),
        text: text
          .refine((value) => value.split("{plazo}").length === 2, {
            error: "escriba {plazo} una vez, donde va el plazo",
          })
          .describe("Frase con {plazo}, que se muestra cuando la empresa tiene destino para el formulario"),
      })
      .describe("Cuánto se guardan las consultas; el mismo número rige para services/enquiries"),
  }),
  use: z.strictObject({ title: text, paragraphs: z.array(text).min(1) }),
  rights: z.strictObject({
    title: text,
    text,
    items: z.array(titledText).min(4),
    how: text.describe("Cómo ejercerlos"),
  }),
  controller: z.strictObject({ title: text }).describe("El bloque con los datos de la empresa"),
});
