import { z } from "zod";
import type { ElevationKind } from "#app/lib/drawing/elevation-bodies.ts";
import { limits } from "#app/lib/workload.ts";
import { fields, listOf, oneOf } from "./form.ts";
import { id, internalPath, question, reference, sentences, seo, synonyms, text } from "./shared.ts";

export const category = fields(
  { title: "Categoría", plural: "Categorías" },
  {
    name: text
      .regex(/^[^a-z]+$/, { error: "escriba el nombre en mayúsculas" })
      .meta({ title: "Nombre en mayúsculas" }),
    label: text.meta({ title: "Nombre", description: "En frase, por ejemplo «Bioquímica»" }),
    order: z.int().positive().meta({ title: "Orden", description: "Posición en la lista de categorías" }),
    lead: sentences.meta({ title: "Presentación", description: "Una o dos frases" }),
    alias: z
      .strictObject({
        id: id.meta({ title: "Identificador" }),
        name: text.meta({ title: "Nombre en mayúsculas" }),
        label: text.meta({ title: "Nombre" }),
      })
      .optional()
      .meta({ title: "Alias", description: "Otro identificador con el que también se nombra la categoría" }),
    elevation: oneOf({
      bench: "De mesa",
      floor: "De piso",
      compact: "Compacto",
      portable: "Portátil",
      rack: "Gradilla",
    } satisfies Record<ElevationKind, string>).meta({
      title: "Alzado",
      description: "Dibujo para un producto sin imagen",
    }),
    scale: z
      .strictObject({
        parameter: reference("parameters").meta({
          title: "Parámetro",
          description: "Parámetro que ordena la categoría",
        }),
        max: z
          .number()
          .positive()
          .meta({ title: "Fin de la escala", description: "Al menos el mayor valor de la categoría" }),
        unit: text.meta({ title: "Unidad", description: "Por ejemplo «pruebas/h»" }),
        family: text.meta({
          title: "Línea",
          description: "Nombre de la línea en «Su lugar en…», por ejemplo «la línea MAGLUMI»",
        }),
        caption: text.meta({ title: "Leyenda", description: "Qué mide la escala, en una frase" }),
      })
      .optional()
      .meta({
        title: "Escala común",
        description: "Solo si los productos de la categoría se comparan por una cifra",
      }),
    workload: z
      .strictObject({
        counts: oneOf({ pruebas: "Pruebas", muestras: "Muestras" }).meta({
          title: "Unidad de carga",
          description: "Qué se cuenta en un día",
        }),
        load: z
          .int()
          .positive()
          .max(limits.load.max)
          .meta({ title: "Carga diaria", description: "Punto de partida del cálculo" }),
        hours: z
          .int()
          .min(limits.hours.min)
          .max(limits.hours.max)
          .meta({ title: "Horas de trabajo", description: "Punto de partida del cálculo" }),
        scale: z
          .int()
          .positive()
          .max(limits.load.max)
          .meta({ title: "Fin del control deslizante", description: "No menor que la carga diaria" }),
      })
      .refine(({ load, scale }) => load <= scale, { path: ["load"], error: "no debe superar «scale»" })
      .optional()
      .meta({
        title: "Carga de trabajo",
        description: "La de un laboratorio común, si el rendimiento de los equipos la decide",
      }),
    related: z
      .array(
        fields("Enlace", {
          label: text.meta({ title: "Nombre", description: "Nombre de lo que se enlaza" }),
          text: sentences
            .max(90)
            .meta({ title: "Texto", description: "Qué tiene que ver con esta área, en una frase" }),
          to: internalPath,
        }),
      )
      .max(4)
      .optional()
      .meta({ title: "También en esta área", description: "Otros caminos al pie de la categoría" }),
    synonyms,
    guide: z
      .strictObject({
        title: text.meta({
          title: "Titular",
          description: "Por ejemplo «Cómo elegir un analizador de bioquímica»",
        }),
        steps: z
          .array(
            z.strictObject({
              question: text
                .max(60)
                .meta({ title: "Pregunta", description: "La pregunta que el párrafo responde" }),
              parameter: reference("parameters").optional().meta({
                title: "Parámetro",
                description: "Su cifra, de menor a mayor, se muestra al lado",
              }),
            }),
          )
          .meta({ title: "Preguntas de los párrafos", description: "Una por párrafo, en el mismo orden" }),
        paragraphs: listOf(sentences, {
          title: "Párrafos",
          description:
            "Qué mirar antes de comprar, de 150 a 250 palabras en total; una cifra se nombra así: {bga-102.result-time}",
          min: 1,
        }),
        questions: listOf(question, { title: "Preguntas", description: "De tres a cuatro", min: 3, max: 4 }),
      })
      .refine(({ steps, paragraphs }) => steps.length === paragraphs.length, {
        path: ["steps"],
        error: "escriba una pregunta por párrafo",
      })
      .optional()
      .meta({ title: "Guía de compra", description: "Debajo de los productos de la categoría" }),
    seo,
  },
);
