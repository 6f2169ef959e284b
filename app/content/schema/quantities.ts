import { z } from "zod";
import { id, text } from "./shared.ts";

const amount = z.number().nonnegative();

/** A figure as manufacturers state it: exact, a range, or a bound. */
const quantity = z.union([
  amount,
  z.strictObject({ from: amount, to: amount }).refine((range) => range.from < range.to, {
    error: "«from» debe ser menor que «to»",
  }),
  z.strictObject({ atLeast: amount }),
  z.strictObject({ lessThan: amount }),
  z.strictObject({ upTo: amount }),
]);

const specificationValue = z.union([quantity, text, z.array(text).min(1)], {
  error:
    "escriba un número, un texto, una lista de textos, o { from, to }, { atLeast }, { lessThan } o { upTo } con números",
});

export const specification = z.strictObject({
  parameter: id.describe("Parámetro definido en parameters.yaml"),
  value: specificationValue.describe("Valor: número, intervalo, límite, texto o lista de textos"),
  unit: text.optional().describe("Unidad propia de este producto, si difiere de la del parámetro"),
  label: text.optional().describe("Nombre propio del parámetro en este producto"),
  figureLabel: text.optional().describe("Texto propio bajo la cifra grande"),
  decimals: z.int().min(0).max(3).optional().describe("Decimales que se muestran siempre"),
  note: text.optional().describe("Aclaración que sigue al valor, por ejemplo «opcional»"),
});

export const parameter = z.strictObject({
  label: text.describe("Nombre en las tablas, por ejemplo «Rendimiento»"),
  unit: text.optional().describe("Unidad en las tablas, por ejemplo «pruebas/h»"),
  figureLabel: text.describe("Texto bajo la cifra grande, por ejemplo «pruebas por hora»"),
  figureUnit: text.optional().describe("Unidad junto a la cifra grande, por ejemplo «µL»"),
  compactUnit: text.optional().describe("Unidad en el menú, por ejemplo «/h» o «s»"),
  group: z
    .enum(["performance", "sample", "equipment", "service"])
    .describe("Bloque de la comparación: performance, sample, equipment o service"),
});

export type Quantity = z.infer<typeof quantity>;
export type Specification = z.infer<typeof specification>;
export type Parameter = z.infer<typeof parameter>;
