import { z } from "zod";
import type { ElevationKind } from "#app/lib/elevation-bodies.ts";
import { limits } from "#app/lib/workload.ts";
import { oneOf } from "./form.ts";
import { specification } from "./quantities.ts";
import {
  callToAction,
  icon,
  id,
  internalPath,
  picture,
  question,
  reference,
  sentences,
  seo,
  synonyms,
  text,
  tick,
  title,
} from "./shared.ts";

export const brand = z
  .strictObject({
    name: text.meta({ title: "Nombre", description: "Como lo escribe el fabricante" }),
    place: text.optional().meta({ title: "Lugar", description: "Ciudad y país del fabricante" }),
    description: sentences.meta({ title: "Descripción", description: "Qué fabrica, en una o dos frases" }),
    area: text.meta({ title: "Área principal", description: "En pocas palabras" }),
    categories: z
      .array(reference("categories"))
      .min(1)
      .meta({ title: "Categorías", description: "Categorías del catálogo en las que está presente" }),
    importation: oneOf({ directa: "Directa", local: "Local" }).meta({ title: "Importación" }),
    order: z.int().positive().meta({ title: "Orden", description: "Posición en la lista de marcas" }),
    showcase: reference("entries").optional().meta({
      title: "Imagen que la representa",
      description: "Producto, panel o insumo cuya imagen se muestra",
    }),
    wordmark: z
      .strictObject({
        weight: z.int().min(400).max(700).meta({ title: "Grosor de la letra", description: "De 400 a 700" }),
        tracking: z
          .number()
          .min(-0.05)
          .max(0.2)
          .meta({ title: "Espaciado entre letras", description: "En em, de -0,05 a 0,2" }),
      })
      .meta({ title: "Logotipo", description: "Cómo se compone el nombre en nuestra tipografía" }),
    synonyms,
  })
  .meta({ title: "Marca", plural: "Marcas" });

export const category = z
  .strictObject({
    name: text
      .regex(/^[^a-z]+$/, { error: "escriba el nombre en mayúsculas" })
      .meta({ title: "Nombre en mayúsculas" }),
    label: text.meta({ title: "Nombre", description: "En frase, por ejemplo «Bioquímica»" }),
    order: z.int().positive().meta({ title: "Orden", description: "Posición en la lista de categorías" }),
    lead: sentences.meta({ title: "Presentación", description: "Una o dos frases" }),
    alias: z
      .strictObject({
        id: id.meta({ title: "Identificador" }),
        name: text.meta({ title: "Nombre en mayúsculas" }),
        label: text.meta({ title: "Nombre" }),
      })
      .optional()
      .meta({ title: "Alias", description: "Otro identificador con el que también se nombra la categoría" }),
    elevation: oneOf({
      bench: "De mesa",
      floor: "De piso",
      compact: "Compacto",
      portable: "Portátil",
      rack: "Gradilla",
    } satisfies Record<ElevationKind, string>).meta({
      title: "Alzado",
      description: "Dibujo para un producto sin imagen",
    }),
    scale: z
      .strictObject({
        parameter: reference("parameters").meta({
          title: "Parámetro",
          description: "Parámetro que ordena la categoría",
        }),
        max: z
          .number()
          .positive()
          .meta({ title: "Fin de la escala", description: "Al menos el mayor valor de la categoría" }),
        unit: text.meta({ title: "Unidad", description: "Por ejemplo «pruebas/h»" }),
        family: text.meta({
          title: "Línea",
          description: "Nombre de la línea en «Su lugar en…», por ejemplo «la línea MAGLUMI»",
        }),
        caption: text.meta({ title: "Leyenda", description: "Qué mide la escala, en una frase" }),
      })
      .optional()
      .meta({
        title: "Escala común",
        description: "Solo si los productos de la categoría se comparan por una cifra",
      }),
    workload: z
      .strictObject({
        counts: oneOf({ pruebas: "Pruebas", muestras: "Muestras" }).meta({
          title: "Unidad de carga",
          description: "Qué se cuenta en un día",
        }),
        load: z
          .int()
          .positive()
          .max(limits.load.most)
          .meta({ title: "Carga diaria", description: "Punto de partida del cálculo" }),
        hours: z
          .int()
          .min(limits.hours.least)
          .max(limits.hours.most)
          .meta({ title: "Horas de trabajo", description: "Punto de partida del cálculo" }),
        scale: z
          .int()
          .positive()
          .max(limits.load.most)
          .meta({ title: "Fin del control deslizante", description: "No menor que la carga diaria" }),
      })
      .refine(({ load, scale }) => load <= scale, { path: ["load"], error: "no debe superar «scale»" })
      .optional()
      .meta({
        title: "Carga de trabajo",
        description: "La de un laboratorio común, si el rendimiento de los equipos la decide",
      }),
    related: z
      .array(
        z
          .strictObject({
            label: text.meta({ title: "Nombre", description: "Nombre de lo que se enlaza" }),
            text: sentences
              .max(90)
              .meta({ title: "Texto", description: "Qué tiene que ver con esta área, en una frase" }),
            to: internalPath,
          })
          .meta({ title: "Enlace" }),
      )
      .max(4)
      .optional()
      .meta({ title: "También en esta área", description: "Otros caminos al pie de la categoría" }),
    synonyms,
    guide: z
      .strictObject({
        title: text.meta({
          title: "Titular",
          description: "Por ejemplo «Cómo elegir un analizador de bioquímica»",
        }),
        steps: z
          .array(
            z.strictObject({
              question: text
                .max(60)
                .meta({ title: "Pregunta", description: "La pregunta que el párrafo responde" }),
              parameter: reference("parameters").optional().meta({
                title: "Parámetro",
                description: "Su cifra, de menor a mayor, se muestra al lado",
              }),
            }),
          )
          .meta({ title: "Preguntas de los párrafos", description: "Una por párrafo, en el mismo orden" }),
        paragraphs: z.array(sentences).min(1).meta({
          title: "Párrafos",
          description: "Qué mirar antes de comprar, de 150 a 250 palabras en total",
        }),
        questions: z
          .array(question)
          .min(3)
          .max(4)
          .meta({ title: "Preguntas", description: "De tres a cuatro" }),
      })
      .refine(({ steps, paragraphs }) => steps.length === paragraphs.length, {
        path: ["steps"],
        error: "escriba una pregunta por párrafo",
      })
      .optional()
      .meta({ title: "Guía de compra", description: "Debajo de los productos de la categoría" }),
    seo,
  })
  .meta({ title: "Categoría", plural: "Categorías" });

const listing = z
  .array(oneOf({ menu: "Menú", catalogue: "Catálogo" }))
  .default([])
  .meta({
    title: "Dónde figura",
    description: "En el menú, en el catálogo, en ambos o en ninguno",
    initial: ["menu", "catalogue"],
  });

/** What every entry under /productos/{category}/ begins with, whatever its kind. */
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

/** And what it ends with. */
export const entryEnd = {
  updated: z.iso.date().meta({
    title: "Última revisión",
    description: "Fecha en que se revisaron estos datos",
    initial: "today",
  }),
  synonyms,
  seo,
};

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
  headline: reference("parameters").optional().meta({
    title: "Parámetro decisivo",
    description: "Da la cifra del menú, de la tarjeta y de la escala",
  }),
  figures: z.array(reference("parameters")).max(5).optional().meta({
    title: "Franja de cifras",
    description: "Parámetros que se muestran en grande, el decisivo primero",
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

const productFile = z
  .strictObject({ kind: z.literal("product"), ...equipment, ...entryEnd })
  .meta({ title: "Producto", plural: "Productos" });

const modelFile = z
  .strictObject({
    kind: z.literal("model"),
    ...equipment,
    series: reference("series").meta({ title: "Serie" }),
    target: text.meta({
      title: "Se dirige a",
      description: "Por ejemplo «Laboratorios medianos»",
    }),
    cardParameters: z
      .array(reference("parameters"))
      .min(2)
      .max(4)
      .meta({ title: "Parámetros de su tarjeta", description: "En la página de la serie; de dos a cuatro" }),
    brochure: tick.meta({ title: "Ofrecer la ficha como folleto", description: "Se abre en otra pestaña" }),
    ...entryEnd,
  })
  .meta({ title: "Modelo", plural: "Modelos de series" });

const seriesFile = z
  .strictObject({
    kind: z.literal("series"),
    ...equipment,
    viaCategoryAlias: tick.meta({
      title: "Enlazar por el alias",
      description: "Sus modelos enlazan a la serie por el alias de la categoría",
    }),
    modelsTitle: text.meta({ title: "Título de los modelos" }),
    highlights: z
      .array(
        z.strictObject({ title, text: sentences.meta({ title: "Texto" }), icon }).meta({ title: "Tarjeta" }),
      )
      .min(1)
      .optional()
      .meta({ title: "Tarjetas de características" }),
    catalogueModels: z
      .array(
        z
          .strictObject({
            name: text.meta({ title: "Nombre" }),
            specifications: z.array(specification).min(1).meta({ title: "Especificaciones" }),
          })
          .meta({ title: "Modelo" }),
      )
      .min(1)
      .meta({ title: "Modelos Disponibles", description: "Datos de catálogo de la serie" }),
    catalogueNote: sentences.optional().meta({
      title: "Nota del catálogo",
      description: "En qué difieren los datos de la serie de las fichas de sus modelos",
    }),
    ...entryEnd,
  })
  .meta({ title: "Serie", plural: "Series" });

export const equipmentFile = z.discriminatedUnion("kind", [productFile, modelFile, seriesFile], {
  error: "«kind» debe ser product, model o series",
});

export const navigation = z
  .strictObject({
    main: z
      .array(
        z
          .strictObject({
            label: text.meta({ title: "Texto" }),
            to: internalPath,
            megaMenu: tick.meta({ title: "Abre el menú de productos" }),
          })
          .meta({ title: "Entrada" }),
      )
      .length(7)
      .meta({ title: "Barra principal", description: "Las siete entradas de la barra" }),
    menuColumns: z
      .array(
        z
          .strictObject({
            categories: z.array(reference("categories")).min(1).meta({ title: "Categorías" }),
          })
          .meta({ title: "Columna" }),
      )
      .length(3)
      .meta({ title: "Columnas del menú", description: "Categorías de cada una de las tres columnas" }),
    menuLegend: text.meta({ title: "Leyenda del menú", description: "Qué significa la cifra del menú" }),
    quickLinks: z.array(internalPath).min(1).meta({
      title: "Enlaces rápidos",
      description: "Rutas del pie de página que repiten las de la barra principal",
    }),
  })
  .meta({ title: "Navegación" });
