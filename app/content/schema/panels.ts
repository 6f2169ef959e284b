import { z } from "zod";
import { entry } from "./catalogue.ts";
import { groupColour, icon, id, synonyms, text } from "./shared.ts";

const method = text
  .optional()
  .describe("Método con el que las miden sus equipos, por ejemplo «química clínica»");

const also = z
  .array(z.strictObject({ analyzers: z.array(id).min(1), method: text.describe("Método de esos equipos") }))
  .min(1)
  .optional()
  .describe("Equipos de otra línea que también las miden");

const panelTest = z.strictObject({
  name: text.describe("Nombre o sigla de la prueba"),
  detail: text.optional().describe("Nombre completo, si el primero es una sigla"),
  also,
  synonyms,
});

const testPanel = z.strictObject({
  kind: z.literal("test-panel"),
  ...entry,
  note: text.describe("Aviso sobre la disponibilidad"),
  example: text.optional().describe("Pruebas de ejemplo en el campo de búsqueda: «glucosa, creatinina»"),
  analyzers: z.array(id).min(1).describe("Equipos del catálogo que procesan estas pruebas"),
  method,
  groups: z
    .array(
      z.strictObject({
        name: text.describe("Nombre del grupo en español"),
        manufacturerName: text.describe("Nombre del grupo según el fabricante"),
        icon: icon.optional(),
        analyzers: z.array(id).optional().describe("Equipos, si no son todos los del panel"),
        method,
        also,
        tests: z.array(panelTest).min(1),
      }),
    )
    .min(1),
});

const rapidPanel = z.strictObject({
  kind: z.literal("rapid-panel"),
  ...entry,
  aliases: z.array(id).describe("Otras rutas que muestran la misma página"),
  resultTime: z.strictObject({
    from: z.number(),
    to: z.number(),
    max: z.number(),
    label: text.describe("Texto junto a la cifra"),
  }),
  groups: z
    .array(
      z.strictObject({
        name: text,
        icon,
        colour: groupColour,
        tests: z.array(z.strictObject({ name: text, description: text, synonyms })).min(1),
      }),
    )
    .min(1),
  adviser: z.strictObject({ title: text, text }).describe("Recuadro «Contactar asesor técnico»"),
});

export const panelFile = z.discriminatedUnion("kind", [testPanel, rapidPanel], {
  error: "«kind» debe ser test-panel o rapid-panel",
});
