import { z } from "zod";
import { id, text } from "./shared.ts";

const amount = z.number().nonnegative();
const measure = z.number().positive();

const fields = {
  parameter: id.describe("Parámetro definido en parameters.yaml"),
  amount: amount.optional().describe("Cifra exacta, por ejemplo 450"),
  from: amount.optional().describe("Inicio de un intervalo, junto con «to»: «10–100»"),
  to: amount.optional().describe("Fin de un intervalo, junto con «from»"),
  atLeast: amount.optional().describe("Valor mínimo; se muestra «≥ 200»"),
  lessThan: amount.optional().describe("Límite que no se alcanza; se muestra «< 60»"),
  upTo: amount.optional().describe("Valor máximo; se muestra «hasta 720»"),
  text: text.optional().describe("Valor en palabras, si no es una cifra"),
  items: z.array(text).min(1).optional().describe("Lista de textos, por ejemplo los canales de detección"),
  width: measure.optional().describe("Ancho en cm, junto con «depth» y «height»"),
  depth: measure.optional().describe("Profundidad en cm"),
  height: measure.optional().describe("Altura en cm"),
  unit: text.optional().describe("Unidad propia de este producto, si difiere de la del parámetro"),
  label: text.optional().describe("Nombre propio del parámetro en este producto"),
  figureLabel: text.optional().describe("Texto propio bajo la cifra grande"),
  decimals: z.int().min(0).max(3).optional().describe("Decimales que se muestran siempre"),
  note: text.optional().describe("Aclaración que sigue al valor, por ejemplo «opcional»"),
};

/** The forms of a value, as manufacturers state it; the fields of one form come together. */
const forms: (keyof typeof fields)[][] = [
  ["amount"],
  ["from", "to"],
  ["atLeast"],
  ["lessThan"],
  ["upTo"],
  ["text"],
  ["items"],
  ["width", "depth", "height"],
];
const formNames = new Intl.ListFormat("es", { type: "disjunction" }).format(
  forms.map((form) => form.join(" + ")),
);

/** Plain fields of which one form is filled in, and no union: a form for editing holds them as they are. */
export const specification = z.strictObject(fields).superRefine((row, context) => {
  const fault = (path: string[], message: string) => context.addIssue({ code: "custom", path, message });
  const isGiven = (field: keyof typeof fields) => row[field] !== undefined;
  const [form = [], other] = forms.filter((candidate) => candidate.some(isGiven));
  const given = form.find(isGiven);
  const another = other?.find(isGiven);
  if (!given) fault([], `falta el valor; escriba ${formNames}`);
  else if (another) fault([another], `el valor ya está en «${given}»; escriba uno solo`);
  else for (const field of form.filter((item) => !isGiven(item))) fault([field], `acompaña a «${given}»`);
  if (row.from !== undefined && row.to !== undefined && row.from >= row.to) {
    fault(["from"], "debe ser menor que «to»");
  }
});

export const parameter = z.strictObject({
  label: text.describe("Nombre en las tablas, por ejemplo «Rendimiento»"),
  unit: text.optional().describe("Unidad en las tablas, por ejemplo «pruebas/h»"),
  figureLabel: text.describe("Texto bajo la cifra grande, por ejemplo «pruebas por hora»"),
  figureUnit: text.optional().describe("Unidad junto a la cifra grande, por ejemplo «µL»"),
  compactUnit: text.optional().describe("Unidad en el menú, por ejemplo «/h» o «s»"),
  drawing: z
    .literal("channels")
    .optional()
    .describe("channels si su lista se dibuja como los canales de un analizador"),
  workload: z
    .enum(["per-hour", "seconds-each", "modules"])
    .optional()
    .describe(
      "Para calcular la carga de trabajo: per-hour si dice cuántos resultados por hora, seconds-each si segundos por resultado, modules si cuántos módulos admite",
    ),
  group: z
    .enum(["performance", "sample", "equipment", "service"])
    .describe("Bloque de la comparación: performance, sample, equipment o service"),
});

export type Specification = z.infer<typeof specification>;
export type Parameter = z.infer<typeof parameter>;
