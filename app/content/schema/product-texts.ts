import { z } from "zod";
import { specification } from "./quantities.ts";
import { callToAction, id, text } from "./shared.ts";

/** What product pages share: defaults where a product has nothing of its own. */
export const productTexts = z.strictObject({
  features: z.array(text).min(3).describe("Características generales"),
  specifications: z.array(specification).min(3).describe("Especificaciones generales"),
  service: z.array(specification).min(1).describe("Filas de servicio que cierran cada tabla"),
  notes: z
    .array(
      z.strictObject({
        parameter: id.describe("Parámetro que explica"),
        mentions: text.optional().describe("Texto que su valor debe contener, por ejemplo «NGSP»"),
        text: text.describe("Explicación, en una o dos frases"),
      }),
    )
    .optional()
    .describe("Explicaciones al pie de la tabla de los productos que dan ese dato"),
  supplyNote: text.optional().describe("Aclaración bajo los insumos sobre presentación y empaque"),
  sheet: z
    .strictObject({
      onRequest: z
        .array(
          z.strictObject({
            label: text.describe("Dato que se da a solicitud, por ejemplo «Registro sanitario ARCSA»"),
            value: text.optional().describe("Texto del enlace; sin él, «Consultar»"),
            unless: id.optional().describe("Parámetro que, si el equipo lo tiene, hace innecesaria la fila"),
            categories: z
              .array(id)
              .min(1)
              .optional()
              .describe("Categorías en las que importa; sin ellas, todas"),
          }),
        )
        .describe("Datos que la página y la ficha ofrecen a solicitud"),
      service: text.describe("Título de las filas de servicio"),
      footprintNote: text.describe("Aclaración bajo el dibujo del espacio necesario"),
      panelNote: text.describe("Aclaración bajo el panel de pruebas"),
      seriesNote: text.describe("Aclaración junto a los datos de catálogo de la serie, también en su página"),
    })
    .describe("Textos propios de la ficha técnica en PDF"),
  cta: callToAction,
});
