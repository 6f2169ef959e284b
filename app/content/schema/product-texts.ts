import { z } from "zod";
import { fields, listOf } from "./form.ts";
import { specification } from "./quantities.ts";
import { callToAction, reference, sentences, text, title } from "./shared.ts";

const station = { title, text: sentences.meta({ title: "Texto", description: "En una frase" }) };
const hours = z.int().min(4).meta({ title: "Horas", description: "El plazo máximo que se promete" });

/** The steps from quotation to support. Only steps with a published promise have a time. */
const way = fields(
  { title: "El camino", description: "De la cotización al soporte; en la página de cada equipo" },
  {
    title,
    quote: fields("Cotización", { ...station, hours }),
    agreed: text.meta({
      title: "Sin plazo publicado",
      description: "Sobre la instalación y la capacitación, por ejemplo «Fechas según lo que acordemos»",
    }),
    installation: z.strictObject(station).meta({ title: "Instalación" }),
    training: z.strictObject(station).meta({ title: "Capacitación" }),
    result: z
      .strictObject(station)
      .meta({ title: "Primer resultado", description: "Solo si el equipo publica ese tiempo" }),
    support: fields("Soporte", { ...station, hours }),
  },
);

export const productTexts = fields(
  { title: "Textos de los productos", description: "Lo que comparten las páginas de producto" },
  {
    features: listOf(sentences, {
      title: "Características generales",
      description: "Para el producto que no tiene las suyas",
      min: 3,
    }),
    specifications: listOf(specification, {
      title: "Especificaciones generales",
      description: "Para el producto que no tiene las suyas",
      min: 3,
    }),
    service: listOf(specification, {
      title: "Filas de servicio",
      description: "Cierran la tabla de cada producto",
      min: 1,
    }),
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
    quoteChecklist: fields(
      { title: "Qué pedir con la cotización", description: "Bajo la tabla de cada producto" },
      { title, items: listOf(sentences, { title: "Datos", min: 2 }) },
    ),
    way,
    supplyNote: sentences
      .optional()
      .meta({ title: "Aclaración de los insumos", description: "Sobre presentación y empaque" }),
    sheet: fields(
      { title: "Ficha técnica", description: "Textos propios de la ficha en PDF" },
      {
        onRequest: z
          .array(
            fields("Dato a solicitud", {
              label: text.meta({ title: "Dato", description: "Por ejemplo «Registro sanitario ARCSA»" }),
              value: text.optional().meta({ title: "Texto del enlace", description: "Sin él, «Consultar»" }),
              unless: reference("parameters").optional().meta({
                title: "Salvo que conste",
                description: "Parámetro que, si el equipo lo tiene, hace innecesaria la fila",
              }),
              categories: z
                .array(reference("categories"))
                .min(1)
                .optional()
                .meta({ title: "Categorías", description: "En las que importa; sin ellas, todas" }),
            }),
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
      },
    ),
    cta: callToAction,
  },
);
