import { z } from "zod";
import { fields, oneOf } from "./form.ts";
import { reference, references, sentences, synonyms, text, tick } from "./shared.ts";

/** How a laboratory test is measured. The files of panels and of tests have these fields. */
export const wayFields = {
  method: reference("methods").meta({ title: "Método" }),
  condition: text.optional().meta({
    title: "Condición",
    description: "Sigue al método, por ejemplo «módulo opcional»",
  }),
  reagents: z
    .array(text)
    .min(1)
    .optional()
    .meta({ title: "Reactivos", description: "Nombres de insumos, como están en su línea" }),
};

export const sampleKinds = {
  serum: "Suero",
  plasma: "Plasma",
  "whole-blood": "Sangre total",
  urine: "Orina",
  swab: "Hisopado",
  "body-fluid": "Líquido corporal",
} as const;

const sample = fields("Muestra", {
  kind: oneOf(sampleKinds).meta({ title: "Muestra" }),
  container: reference("containers").meta({ title: "Tubo o recipiente" }),
  note: sentences.optional().meta({
    title: "Nota",
    description: "Cuidado general de la muestra, por ejemplo «Proteger de la luz.»",
  }),
});

const way = fields("Manera de medirla", {
  analyzers: references("equipment").min(1).meta({ title: "Equipos" }),
  ...wayFields,
});

export const confirmation = fields("Pregunta", {
  question: text.meta({ title: "Pregunta", description: "Con sus signos de interrogación" }),
  text: sentences.meta({ title: "Texto", description: "Por qué importa, en una o dos frases" }),
  datum: z
    .strictObject({
      value: text.meta({
        title: "Dato",
        description: "«Consultar» si no consta; {equipos} y {empaque} toman su valor del catálogo",
      }),
      label: text.meta({ title: "Qué es ese dato" }),
    })
    .optional()
    .meta({ title: "Dato" }),
});

const otherNames = z
  .array(text)
  .min(1)
  .optional()
  .meta({ title: "Otros nombres", description: "Se muestran después del nombre completo" });

const report = fields("Parámetro", {
  name: text.meta({ title: "Nombre", description: "Por ejemplo «Plaquetas»" }),
  otherNames,
  synonyms,
});

export const testFile = fields(
  { title: "Prueba", plural: "Pruebas" },
  {
    name: text.max(60).meta({ title: "Nombre", description: "Nombre o sigla con que se pide" }),
    isProperName: tick.meta({
      title: "Nombre propio",
      description: "Conserva la mayúscula dentro de una frase, por ejemplo «Chagas»",
    }),
    sortName: z
      .string()
      .regex(/^[a-zñáéíóúü]/, { error: "empiece por una letra minúscula, por ejemplo «hcg» para «β-hCG»" })
      .optional()
      .meta({ title: "Nombre para ordenar", description: "Si el nombre no empieza por su letra" }),
    fullName: text.optional().meta({ title: "Nombre completo", description: "Si el primero es una sigla" }),
    caution: text.optional().meta({
      title: "Advertencia",
      description: "Sigue al nombre completo en el panel, entre paréntesis: qué prueba no reemplaza",
    }),
    otherNames,
    synonyms,
    purpose: sentences
      .max(110)
      .regex(/^Se piden? .*\.$/, { error: "escriba una frase que empiece con «Se pide» y termine en punto" })
      .meta({ title: "Para qué se pide", description: "Una frase de 110 caracteres como máximo" }),
    samples: z
      .array(sample)
      .min(1, { error: "falta la muestra" })
      .meta({ title: "Muestras", description: "La habitual primero; el inserto del reactivo la confirma" }),
    ways: z.array(way).min(1).optional().meta({
      title: "Equipos fuera de los paneles",
      description: "Lo que ya dice un panel no se repite aquí",
    }),
    reagents: wayFields.reagents.meta({
      title: "Reactivos de su panel",
      description: "Nombres de insumos, si el panel no los da",
    }),
    confirm: z.array(confirmation).min(1).optional().meta({
      title: "Antes de comprar, confirme",
      description: "Preguntas propias; las demás son las de su método",
    }),
    reports: z.array(report).min(1).optional().meta({
      title: "Se informan con ella",
      description: "Parámetros que no se piden por separado",
    }),
    near: references("tests")
      .min(1)
      .optional()
      .meta({ title: "Pruebas parecidas", description: "Con las que suele confundirse" }),
    reviewed: z
      .strictObject({
        by: text.meta({ title: "Quién", description: "Profesional de laboratorio, con su título" }),
        date: z.iso.date().meta({ title: "Fecha", initial: "today" }),
      })
      .optional()
      .meta({ title: "Revisión profesional", description: "Déjela vacía hasta que alguien la haya leído" }),
  },
);
