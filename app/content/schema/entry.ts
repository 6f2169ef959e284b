import { z } from "zod";
import { oneOf } from "./form.ts";
import { picture, reference, sentences, seo, synonyms, text } from "./shared.ts";

type Place = "menu" | "catalogue";
const places: Record<"everywhere" | Place | "nowhere", Place[]> = {
  everywhere: ["menu", "catalogue"],
  menu: ["menu"],
  catalogue: ["catalogue"],
  nowhere: [],
};

/** This field is required. If it were missing, the editor would show the initial value of a new entry. */
const listing = oneOf({
  everywhere: "En el menú y en el catálogo",
  menu: "Solo en el menú",
  catalogue: "Solo en el catálogo",
  nowhere: "En ninguno de los dos",
})
  .transform((choice) => places[choice])
  .meta({ title: "Dónde figura", initial: "everywhere" });

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

export const entryEnd = {
  updated: z.iso.date().meta({
    title: "Última revisión",
    description: "Fecha en que se revisaron estos datos",
    initial: "today",
  }),
  synonyms,
  seo,
};
