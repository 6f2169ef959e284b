import { z } from "zod";
import { specification } from "./quantities.ts";
import { callToAction, reference, sentences, text, title } from "./shared.ts";

/** Texts that all product pages share, and defaults for missing ones. */
export const productTexts = z
  .strictObject({
    features: z
      .array(sentences)
      .min(3)
      .meta({ title: "Características generales", description: "Para el producto que no tiene las suyas" }),
    specifications: z
      .array(specification)
      .min(3)
      .meta({ title: "Especificaciones generales", description: "Para el producto que no tiene las suyas" }),
    service: z
      .array(specification)
      .min(1)
      .meta({ title: "Filas de servicio", description: "Cierran la tabla de cada producto" }),
    notes: z
      .array(
        z
          .strictObject({
            parameter: reference("parameters")
              .optional()
              .meta({ title: "Parámetro", description: "El que explica; sin él, cualquiera" }),
            mentions: text.optional().meta({
              title: "Si menciona",
              description: "Texto que su valor debe contener, por ejemplo «NGSP» o «dato de la serie»",
            }),
            text: sentences.meta({ title: "Explicación", description: "En una o dos frases" }),
          })
          .refine(({ parameter, mentions }) => parameter ?? mentions, {
            error: "escriba «parameter», «mentions» o ambos",
          })
          .meta({ title: "Explicación" }),
      )
      .optional()
      .meta({
        title: "Explicaciones",
        description: "Al pie de la tabla de los productos que dan ese dato",
      }),
    quoteChecklist: z
      .strictObject({ title, items: z.array(sentences).min(2).meta({ title: "Datos" }) })
      .meta({ title: "Qué pedir con la cotización", description: "Bajo la tabla de cada producto" }),
    supplyNote: sentences
      .optional()
      .meta({ title: "Aclaración de los insumos", description: "Sobre presentación y empaque" }),
    sheet: z
      .strictObject({
        onRequest: z
          .array(
            z
              .strictObject({
                label: text.meta({ title: "Dato", description: "Por ejemplo «Registro sanitario ARCSA»" }),
                value: text
                  .optional()
                  .meta({ title: "Texto del enlace", description: "Sin él, «Consultar»" }),
                unless: reference("parameters").optional().meta({
                  title: "Salvo que conste",
                  description: "Parámetro que, si el equipo lo tiene, hace innecesaria la fila",
                }),
                categories: z
                  .array(reference("categories"))
                  .min(1)
                  .optional()
                  .meta({ title: "Categorías", description: "En las que importa; sin ellas, todas" }),
              })
              .meta({ title: "Dato a solicitud" }),
          )
          .default([])
          .meta({
            title: "Datos a solicitud",
            description: "La página y la ficha los ofrecen al pie de la tabla",
          }),
        service: text.meta({ title: "Título de las filas de servicio" }),
        footprintNote: sentences.meta({
          title: "Nota del espacio",
          description: "Bajo el dibujo del espacio necesario",
        }),
        panelNote: sentences.meta({ title: "Nota del panel", description: "Bajo el panel de pruebas" }),
        seriesNote: sentences.meta({
          title: "Nota de la serie",
          description: "Junto a los datos de catálogo de la serie, también en su página",
        }),
      })
      .meta({ title: "Ficha técnica", description: "Textos propios de la ficha en PDF" }),
    cta: callToAction,
  })
  .meta({ title: "Textos de los productos", description: "Lo que comparten las páginas de producto" });
