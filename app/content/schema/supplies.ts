import { z } from "zod";
import { drawingNames } from "#app/lib/drawing-names.ts";
import { entryEnd, entryStart } from "./entry.ts";
import { fields, listOf, oneOf } from "./form.ts";
import { callToAction, groupColour, icon, sentences, synonyms, text } from "./shared.ts";

const supplyItem = z
  .strictObject({
    name: text.meta({ title: "Nombre" }),
    description: sentences.meta({ title: "Descripción", description: "Para qué sirve, en una o dos frases" }),
    presentation: text
      .optional()
      .meta({ title: "Presentación", description: "Forma y medida, por ejemplo «Líquido, en frascos»" }),
    pack: text.optional().meta({ title: "Empaque", description: "Contenido, por ejemplo «Caja de 100»" }),
    brand: text.optional().meta({ title: "Marca", description: "O para qué equipo es" }),
    drawing: z
      .enum(drawingNames)
      .optional()
      .meta({ title: "Dibujo", description: "Si hay uno propio de este insumo" }),
    icon: icon.optional().meta({ description: "Su dibujo en la lista; si falta, el del grupo" }),
    badges: z.tuple([text, text]).meta({ title: "Insignias", description: "Dos, breves" }),
    cap: oneOf({
      lila: "Lila",
      celeste: "Celeste",
      amarilla: "Amarilla",
      verde: "Verde",
      gris: "Gris",
      roja: "Roja",
    })
      .optional()
      .meta({ title: "Color de la tapa", description: "Solo en tubos" }),
    draw: z
      .int()
      .min(1)
      .max(9)
      .optional()
      .meta({ title: "Orden de extracción", description: "Su lugar; solo en tubos con tapa de color" }),
    synonyms,
  })
  .superRefine(({ cap, draw }, context) => {
    if (draw && !cap) {
      context.addIssue({
        code: "custom",
        path: ["draw"],
        message: "solo los tubos con «cap» tienen un orden",
      });
    }
  })
  .meta({ title: "Insumo" });

export const supplyFile = fields(
  { title: "Línea de insumos", plural: "Insumos" },
  {
    kind: z.literal("supply", { error: "«kind» debe ser supply" }),
    ...entryStart,
    groups: listOf(
      fields("Grupo", {
        name: text.meta({ title: "Nombre" }),
        line: text.meta({ title: "Frase", description: "Bajo el nombre del grupo" }),
        icon,
        colour: groupColour,
        products: listOf(supplyItem, { title: "Insumos", description: "Cuatro o cinco", min: 4, max: 5 }),
      }),
      { title: "Grupos", description: "Tres grupos de cuatro o cinco insumos", length: 3 },
    ),
    cta: callToAction,
    ...entryEnd,
  },
);
