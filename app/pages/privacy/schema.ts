import { z } from "zod";
import { pageStart, sentences, text, title, titledText } from "#app/content/schema/shared.ts";

/** The privacy page. Its text about the form depends on whether the company has an endpoint. */
export const schema = z
  .strictObject({
    ...pageStart,
    updated: z.iso.date().meta({
      title: "Última revisión",
      description: "El texto debe ser verdad para lo que el sitio hace: si cambia una función, revíselo",
    }),
    review: sentences.meta({
      title: "Revisión",
      description: "No se muestra: quién revisó el texto y cuándo, o que un abogado aún debe aprobarlo",
    }),
    storage: z
      .strictObject({
        title,
        text: sentences.meta({ title: "Texto" }),
        rows: z
          .array(
            z
              .strictObject({
                what: text.meta({ title: "Qué se guarda" }),
                where: text.meta({ title: "Dónde", description: "En qué almacenamiento del navegador" }),
                key: text.meta({ title: "Clave", description: "Nombre técnico con el que se guarda" }),
                until: text.meta({ title: "Cuánto tiempo" }),
              })
              .meta({ title: "Fila" }),
          )
          .min(1)
          .meta({ title: "Filas" }),
        erase: sentences.meta({ title: "Cómo borrarlo" }),
      })
      .meta({ title: "Lo que queda en el navegador" }),
    handover: z
      .strictObject({
        title,
        text: sentences.meta({ title: "Texto" }),
        rows: z
          .array(
            z
              .strictObject({
                when: text.meta({ title: "Cuándo", description: "Qué lo provoca" }),
                to: text.meta({ title: "Quién lo recibe" }),
                what: text.meta({ title: "Qué recibe" }),
              })
              .meta({ title: "Fila" }),
          )
          .min(1)
          .meta({ title: "Filas" }),
      })
      .meta({ title: "Lo que pasa a otros servicios" }),
    form: z
      .strictObject({
        title,
        withoutEndpoint: sentences.meta({
          title: "Sin destino",
          description: "Texto mientras la empresa no tenga destino para el formulario",
        }),
        withEndpoint: sentences.meta({ title: "Con destino", description: "Texto cuando lo tiene" }),
        retention: z
          .strictObject({
            months: z.int({ error: "escriba un número entero de meses" }).min(1).max(120).meta({
              title: "Meses",
              description: "Tras los que el servicio de consultas borra cada una por sí mismo",
            }),
            text: sentences
              .refine((value) => value.split("{plazo}").length === 2, {
                error: "escriba {plazo} una vez, donde va el plazo",
              })
              .meta({
                title: "Frase",
                description: "Con {plazo}, donde va el plazo; se muestra cuando la empresa tiene destino",
              }),
          })
          .meta({
            title: "Plazo",
            description: "Cuánto se guardan las consultas; el mismo número rige para services/enquiries",
          }),
      })
      .meta({ title: "Formulario" }),
    use: z
      .strictObject({ title, paragraphs: z.array(sentences).min(1).meta({ title: "Párrafos" }) })
      .meta({ title: "Uso de los datos" }),
    rights: z
      .strictObject({
        title,
        text: sentences.meta({ title: "Texto" }),
        items: z
          .array(titledText.meta({ title: "Derecho" }))
          .min(4)
          .meta({ title: "Derechos" }),
        how: sentences.meta({ title: "Cómo ejercerlos" }),
      })
      .meta({ title: "Derechos" }),
    controller: z
      .strictObject({ title })
      .meta({ title: "Responsable", description: "El bloque con los datos de la empresa" }),
  })
  .meta({ title: "Privacidad" });
