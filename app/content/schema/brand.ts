import { z } from "zod";
import { fields, oneOf } from "./form.ts";
import { reference, references, sentences, synonyms, text } from "./shared.ts";

export const brand = fields(
  { title: "Marca", plural: "Marcas" },
  {
    name: text.meta({ title: "Nombre", description: "Como lo escribe el fabricante" }),
    place: text.optional().meta({ title: "Lugar", description: "Ciudad y país del fabricante" }),
    description: sentences.meta({ title: "Descripción", description: "Qué fabrica, en una o dos frases" }),
    area: text.meta({ title: "Área principal", description: "En pocas palabras" }),
    categories: references("categories")
      .min(1)
      .meta({ title: "Categorías", description: "Categorías del catálogo en las que está presente" }),
    importation: oneOf({ directa: "Directa", local: "Local" }).meta({ title: "Importación" }),
    order: z.int().positive().meta({ title: "Orden", description: "Posición en la lista de marcas" }),
    showcase: reference("entries").optional().meta({
      title: "Imagen que la representa",
      description: "Producto, panel o insumo cuya imagen se muestra",
    }),
    wordmark: fields(
      { title: "Logotipo", description: "Cómo se compone el nombre en nuestra tipografía" },
      {
        weight: z.int().min(400).max(700).meta({ title: "Grosor de la letra", description: "De 400 a 700" }),
        tracking: z
          .number()
          .min(-0.05)
          .max(0.2)
          .meta({ title: "Espaciado entre letras", description: "En em, de -0,05 a 0,2" }),
      },
    ),
    synonyms,
  },
);
