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

const italics = z.array(text).min(1).optional().describe("Nombres de especies, que se muestran en cursiva");

const panelTest = z.strictObject({
  name: text.describe("Nombre o sigla de la prueba"),
  detail: text.optional().describe("Nombre completo, si el primero es una sigla"),
  also,
  synonyms,
});

const testPanel = z.strictObject({
  kind: z.literal("test-panel"),
  ...entry,
  italics,
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

const rapidTest = z.strictObject({
  name: text,
  description: text,
  sample: text.optional().describe("Tipo de muestra, por ejemplo «Orina»"),
  presentation: text.optional().describe("Contenido del empaque, por ejemplo «Caja de 25 casetes»"),
  brand: id.optional().describe("Marca, si no es cualquiera de las de la línea"),
  synonyms,
});

const rapidPanel = z.strictObject({
  kind: z.literal("rapid-panel"),
  ...entry,
  italics,
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
        tests: z.array(rapidTest).min(1),
      }),
    )
    .min(1),
  brands: z.array(id).min(1).optional().describe("Marcas de la línea, de brands/"),
  note: text.optional().describe("Aclaración bajo las pruebas"),
  adviser: z.strictObject({ title: text, text }).describe("Recuadro «Contactar asesor técnico»"),
});

export const panelFile = z.discriminatedUnion("kind", [testPanel, rapidPanel], {
  error: "«kind» debe ser test-panel o rapid-panel",
});
