import { z } from "zod";
import { entryEnd, entryStart } from "./entry.ts";
import { fields, listOf, oneOf } from "./form.ts";
import { specification } from "./quantities.ts";
import { callToAction, icon, reference, references, sentences, text, tick, title } from "./shared.ts";

const share = z.number().min(0).max(1);

/** A figure at a place of the product's picture. */
const callout = fields("Cifra", {
  parameter: reference("parameters").meta({
    title: "Parámetro",
    description: "Con cifra en las especificaciones",
  }),
  x: share.meta({ title: "Posición horizontal", description: "De 0, a la izquierda, a 1, a la derecha" }),
  y: share.meta({ title: "Posición vertical", description: "De 0, arriba, a 1, abajo" }),
});

const equipment = {
  ...entryStart,
  menuName: text.optional().meta({ title: "Nombre en el menú", description: "Si difiere" }),
  shortName: text
    .optional()
    .meta({ title: "Nombre corto", description: "Nombre en las escalas, por ejemplo «X6»" }),
  brand: reference("brands").optional().meta({ title: "Marca" }),
  maker: text
    .optional()
    .meta({ title: "Fabricante", description: "Solo cuando no es una de nuestras marcas" }),
  specifications: z
    .array(specification)
    .optional()
    .meta({ title: "Especificaciones", description: "Sin ellas se muestran las generales" }),
  cardSpecifications: z.array(specification).optional().meta({
    title: "Especificaciones de la tarjeta",
    description: "Valores que la tarjeta del catálogo da de otro modo que la ficha",
  }),
  laboratory: z
    .array(oneOf({ small: "Pequeño", medium: "Mediano", large: "Grande" }))
    .min(1)
    .optional()
    .meta({
      title: "Tamaño del laboratorio",
      description: "Laboratorio al que se dirige; solo si consta",
    }),
  standing: oneOf({ bench: "De mesa", floor: "De piso" }).optional().meta({
    title: "Va sobre",
    description: "La mesa o el piso; solo si consta. Un equipo con dimensiones lo necesita",
  }),
  headline: reference("parameters").optional().meta({
    title: "Parámetro decisivo",
    description: "Da la cifra del menú, de la tarjeta y de la escala",
  }),
  figures: references("parameters").max(5).optional().meta({
    title: "Franja de cifras",
    description: "Parámetros que se muestran en grande, el decisivo primero",
  }),
  callouts: z.array(callout).min(2).max(3).optional().meta({
    title: "Lo que lleva a bordo",
    description: "Dos o tres cifras sobre la imagen, de lo que ella deja ver; revíselas si cambia la imagen",
  }),
  features: z
    .array(sentences)
    .max(12)
    .optional()
    .meta({ title: "Características", description: "Sin ellas se muestran las generales" }),
  context: sentences.optional().meta({
    title: "Para qué laboratorio",
    description: "Para qué laboratorio conviene y con qué otro modelo compararlo",
  }),
  cta: callToAction.optional().meta({ description: "Sin ella se muestra la general" }),
};

const productFile = fields(
  { title: "Producto", plural: "Productos" },
  { kind: z.literal("product"), ...equipment, ...entryEnd },
);

const modelFile = fields(
  { title: "Modelo", plural: "Modelos de series" },
  {
    kind: z.literal("model"),
    ...equipment,
    series: reference("series").meta({ title: "Serie" }),
    target: text.meta({
      title: "Se dirige a",
      description: "Por ejemplo «Laboratorios medianos»",
    }),
    cardParameters: references("parameters")
      .min(2)
      .max(4)
      .meta({ title: "Parámetros de su tarjeta", description: "En la página de la serie; de dos a cuatro" }),
    brochure: tick.meta({ title: "Ofrecer la ficha como folleto", description: "Se abre en otra pestaña" }),
    ...entryEnd,
  },
);

const seriesFile = fields(
  { title: "Serie", plural: "Series" },
  {
    kind: z.literal("series"),
    ...equipment,
    viaCategoryAlias: tick.meta({
      title: "Enlazar por el alias",
      description: "Sus modelos enlazan a la serie por el alias de la categoría",
    }),
    modelsTitle: text.meta({ title: "Título de los modelos" }),
    highlights: z
      .array(fields("Tarjeta", { title, text: sentences.meta({ title: "Texto" }), icon }))
      .min(1)
      .optional()
      .meta({ title: "Tarjetas de características" }),
    catalogueModels: listOf(
      fields("Modelo", {
        name: text.meta({ title: "Nombre" }),
        specifications: listOf(specification, { title: "Especificaciones", min: 1 }),
      }),
      { title: "Modelos Disponibles", description: "Datos de catálogo de la serie", min: 1 },
    ),
    catalogueNote: sentences.optional().meta({
      title: "Nota del catálogo",
      description: "En qué difieren los datos de la serie de las fichas de sus modelos",
    }),
    ...entryEnd,
  },
);

export const equipmentFile = z.discriminatedUnion("kind", [productFile, modelFile, seriesFile], {
  error: "«kind» debe ser product, model o series",
});
