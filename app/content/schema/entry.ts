import { z } from "zod";
import { oneOf } from "./form.ts";
import { picture, reference, sentences, seo, synonyms, text } from "./shared.ts";

const listing = z
  .array(oneOf({ menu: "Menú", catalogue: "Catálogo" }))
  .default([])
  .meta({
    title: "Dónde figura",
    description: "En el menú, en el catálogo, en ambos o en ninguno",
    initial: ["menu", "catalogue"],
  });

/** The first fields of every entry under /productos/{category}/. */
export const entryStart = {
  name: text.meta({ title: "Nombre", description: "El que se muestra" }),
  category: reference("categories").meta({ title: "Categoría" }),
  order: z.int().positive().meta({ title: "Orden", description: "Posición dentro de la categoría" }),
  listed: listing,
  summary: sentences
    .max(140)
    .meta({ title: "Resumen", description: "Descripción de la tarjeta, de dos líneas como máximo" }),
  lead: sentences.max(260).meta({ title: "Presentación", description: "En la cabecera de la página" }),
  picture: picture.optional().meta({ description: "Sin imagen se dibuja el alzado de la categoría" }),
};

/** The last fields of every entry. */
export const entryEnd = {
  updated: z.iso.date().meta({
    title: "Última revisión",
    description: "Fecha en que se revisaron estos datos",
    initial: "today",
  }),
  synonyms,
  seo,
};
