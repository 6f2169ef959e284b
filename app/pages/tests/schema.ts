import { z } from "zod";
import { callToAction, pageStart, sentences, text, titledText } from "#app/content/schema/shared.ts";

/** Texts of the page of a test. */
const testTexts = z
  .strictObject({
    order: z
      .strictObject({
        lead: sentences.meta({ title: "Presentación" }),
        analyzers: text.meta({
          title: "Sobre los analizadores",
          description: "Si el laboratorio no tiene uno",
        }),
      })
      .meta({ title: "Qué pedir" }),
    confirm: z
      .strictObject({
        title: text.meta({ title: "Título" }),
        lead: sentences.meta({ title: "Presentación" }),
      })
      .meta({ title: "Qué confirmar" }),
    place: text.meta({ title: "Título de su lugar en el directorio" }),
    rapid: z
      .strictObject({
        method: sentences.meta({ title: "Cómo se lee" }),
        alone: sentences.meta({ title: "Si es la única manera de hacerla" }),
        beside: sentences.meta({ title: "Si también la mide un analizador" }),
        none: titledText.meta({ title: "Si no hay prueba rápida" }),
      })
      .meta({ title: "Prueba rápida" }),
  })
  .meta({ title: "Página de una prueba", description: "Textos que se repiten en todas" });

export const schema = z
  .strictObject({
    ...pageStart,
    example: text.meta({
      title: "Ejemplo de búsqueda",
      description: "En el campo, por ejemplo «TSH, glicemia…»",
    }),
    legend: z
      .strictObject({
        mark: text.meta({ title: "Cada marca" }),
        height: text.meta({ title: "Alto" }),
        colour: text.meta({ title: "Color" }),
        noTube: text.meta({ title: "Sin tubo" }),
        rapid: text.meta({ title: "Prueba rápida" }),
      })
      .meta({ title: "Leyenda de la gradilla" }),
    nothing: z
      .strictObject({
        filtered: sentences.meta({ title: "Si ninguna cumple los filtros" }),
        nearest: text.meta({
          title: "Antes de las pruebas más cercanas",
          description: "Termina en dos puntos",
        }),
      })
      .meta({ title: "Sin resultados" }),
    cta: callToAction,
    test: testTexts,
  })
  .meta({ title: "Directorio de pruebas" });

export type TestsContent = z.output<typeof schema>;
export type TestTexts = TestsContent["test"];
