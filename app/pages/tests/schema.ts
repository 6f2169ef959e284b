import type { z } from "zod";
import { fields } from "#app/content/schema/form.ts";
import { callToAction, pageStart, sentences, text, titledText } from "#app/content/schema/shared.ts";

const testTexts = fields(
  { title: "Página de una prueba", description: "Textos que se repiten en todas" },
  {
    order: fields("Qué pedir", {
      lead: sentences.meta({ title: "Presentación" }),
      analyzers: text.meta({
        title: "Sobre los analizadores",
        description: "Si el laboratorio no tiene uno",
      }),
    }),
    confirm: fields("Qué confirmar", {
      title: text.meta({ title: "Título" }),
      lead: sentences.meta({ title: "Presentación" }),
    }),
    place: text.meta({ title: "Título de su lugar en el directorio" }),
    rapid: fields("Prueba rápida", {
      method: sentences.meta({ title: "Cómo se lee" }),
      alone: sentences.meta({ title: "Si es la única manera de hacerla" }),
      beside: sentences.meta({ title: "Si también la mide un analizador" }),
      none: titledText.meta({ title: "Si no hay prueba rápida" }),
    }),
  },
);

export const schema = fields("Directorio de pruebas", {
  ...pageStart,
  example: text.meta({
    title: "Ejemplo de búsqueda",
    description: "En el campo, por ejemplo «TSH, glicemia…»",
  }),
  legend: fields("Leyenda de la gradilla", {
    mark: text.meta({ title: "Cada marca" }),
    height: text.meta({ title: "Alto" }),
    colour: text.meta({ title: "Color" }),
    noTube: text.meta({ title: "Sin tubo" }),
    rapid: text.meta({ title: "Prueba rápida" }),
  }),
  nothing: fields("Sin resultados", {
    filtered: sentences.meta({ title: "Si ninguna cumple los filtros" }),
    nearest: text.meta({
      title: "Antes de las pruebas más cercanas",
      description: "Termina en dos puntos",
    }),
  }),
  cta: callToAction,
  test: testTexts,
});

export type TestsContent = z.output<typeof schema>;
export type TestTexts = TestsContent["test"];
