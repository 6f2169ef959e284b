import { z } from "zod";
import { fields, oneOf } from "./form.ts";
import { id, reference, text, tick } from "./shared.ts";

const amount = z.number().nonnegative();
const measure = z.number().positive();

const rowFields = {
  parameter: reference("parameters").meta({ title: "Parámetro" }),
  amount: amount.optional().meta({ title: "Cifra exacta", description: "Por ejemplo 450" }),
  from: amount
    .optional()
    .meta({ title: "Desde", description: "Inicio de un intervalo, junto con «Hasta»: «10–100»" }),
  to: amount.optional().meta({ title: "Hasta", description: "Fin de un intervalo, junto con «Desde»" }),
  atLeast: amount.optional().meta({ title: "Al menos", description: "Valor mínimo; se muestra «≥ 200»" }),
  lessThan: amount
    .optional()
    .meta({ title: "Menos de", description: "Límite que no se alcanza; se muestra «< 60»" }),
  upTo: amount.optional().meta({ title: "Como máximo", description: "Valor máximo; se muestra «hasta 720»" }),
  text: text.optional().meta({ title: "En palabras", description: "Valor en palabras, si no es una cifra" }),
  items: z
    .array(text)
    .min(1)
    .optional()
    .meta({ title: "Lista", description: "Textos, por ejemplo los canales de detección" }),
  width: measure
    .optional()
    .meta({ title: "Ancho", description: "En cm, junto con «Profundidad» y «Altura»" }),
  depth: measure.optional().meta({ title: "Profundidad", description: "En cm" }),
  height: measure.optional().meta({ title: "Altura", description: "En cm" }),
  unit: text.optional().meta({ title: "Unidad", description: "Si difiere de la del parámetro" }),
  label: text.optional().meta({ title: "Nombre propio", description: "Del parámetro en este producto" }),
  figureLabel: text
    .optional()
    .meta({ title: "Texto bajo la cifra grande", description: "Si difiere del general" }),
  decimals: z
    .int()
    .min(0)
    .max(3)
    .optional()
    .meta({ title: "Decimales", description: "Los que se muestran siempre" }),
  note: text.optional().meta({ title: "Aclaración", description: "Sigue al valor, por ejemplo «opcional»" }),
  fromSeries: tick.meta({
    title: "Dato de la serie",
    description: "Consta en el catálogo de la serie y no en la ficha del modelo",
  }),
};

/** The forms of a value. The fields of one form belong together. */
const forms: (keyof typeof rowFields)[][] = [
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
  forms.map((form) => form.map((field) => `${field} («${rowFields[field].meta()?.title}»)`).join(" + ")),
);

/** A parameter and its value. The editor cannot show a union, so all forms are optional fields. */
export const specification = z
  .strictObject(rowFields)
  .meta({ title: "Especificación" })
  .superRefine((row, context) => {
    const fault = (path: string[], message: string) => context.addIssue({ code: "custom", path, message });
    const isGiven = (field: keyof typeof rowFields) => row[field] !== undefined;
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

const parameter = fields("Parámetro", {
  id: id.meta({ title: "Identificador", description: "Con el que lo nombran los productos; no lo cambie" }),
  label: text.meta({ title: "Nombre", description: "En las tablas, por ejemplo «Rendimiento»" }),
  unit: text.optional().meta({ title: "Unidad", description: "En las tablas, por ejemplo «pruebas/h»" }),
  figureLabel: text.meta({
    title: "Texto bajo la cifra grande",
    description: "Por ejemplo «pruebas por hora»",
  }),
  figureUnit: text.optional().meta({ title: "Unidad de la cifra grande", description: "Por ejemplo «µL»" }),
  compactUnit: text.optional().meta({ title: "Unidad en el menú", description: "Por ejemplo «/h» o «s»" }),
  drawing: oneOf({ channels: "Canales de un analizador" })
    .optional()
    .meta({ title: "Dibujo", description: "Si su lista se dibuja" }),
  workload: oneOf({
    "per-hour": "Resultados por hora",
    "seconds-each": "Segundos por resultado",
    modules: "Módulos que admite",
  })
    .optional()
    .meta({ title: "Carga de trabajo", description: "Qué dice para calcularla" }),
  group: oneOf({
    performance: "Rendimiento y tiempo",
    sample: "Muestra y reactivo",
    equipment: "Equipo",
    service: "Servicio",
  }).meta({ title: "Bloque", description: "Dónde figura en la comparación" }),
});

/** The parameters in comparison order. The code looks them up by id. */
export const parameters = z
  .array(parameter)
  .superRefine((list, context) => {
    for (const [index, { id }] of list.entries()) {
      if (list.findIndex((other) => other.id === id) === index) continue;
      context.addIssue({ code: "custom", path: [index, "id"], message: "ya hay un parámetro con ese «id»" });
    }
  })
  .transform((list) => Object.fromEntries(list.map(({ id, ...parameter }) => [id, parameter])))
  .meta({
    title: "Parámetros",
    description: "Con ellos se describen los equipos; cada producto les da un valor",
  });

export type Specification = z.infer<typeof specification>;
export type Parameter = Omit<z.infer<typeof parameter>, "id">;
