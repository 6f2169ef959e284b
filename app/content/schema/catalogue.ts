import { z } from "zod";
import { elevationKinds } from "#app/lib/elevation-bodies.ts";
import { limits } from "#app/lib/workload.ts";
import { specification } from "./quantities.ts";
import { callToAction, icon, id, internalPath, picture, question, seo, synonyms, text } from "./shared.ts";

export const brand = z.strictObject({
  name: text.describe("Nombre de la marca, como lo escribe el fabricante"),
  place: text.optional().describe("Ciudad y país del fabricante"),
  description: text.describe("Qué fabrica, en una o dos frases"),
  area: text.describe("Área principal, en pocas palabras"),
  categories: z.array(id).min(1).describe("Categorías del catálogo en las que está presente"),
  importation: z.enum(["directa", "local"]).describe("Importación: directa o local"),
  order: z.int().positive().describe("Posición en la lista de marcas"),
  showcase: id.optional().describe("Producto, panel o insumo cuya imagen la representa"),
  wordmark: z
    .strictObject({
      weight: z.int().min(400).max(700).describe("Grosor de la letra, de 400 a 700"),
      tracking: z.number().min(-0.05).max(0.2).describe("Espaciado entre letras, en em"),
    })
    .describe("Cómo se compone el nombre en nuestra tipografía"),
  synonyms,
});

export const category = z.strictObject({
  name: text
    .regex(/^[^a-z]+$/, { error: "escriba el nombre en mayúsculas" })
    .describe("Nombre en mayúsculas"),
  label: text.describe("Nombre en frase, por ejemplo «Bioquímica»"),
  order: z.int().positive().describe("Posición en la lista de categorías"),
  lead: text.describe("Presentación de la categoría, una o dos frases"),
  alias: z
    .strictObject({ id: id, name: text, label: text })
    .optional()
    .describe("Otro identificador con el que también se nombra la categoría"),
  elevation: z
    .enum(elevationKinds)
    .describe("Dibujo para un producto sin imagen: bench, floor, compact, portable o rack"),
  scale: z
    .strictObject({
      parameter: id.describe("Parámetro que ordena la categoría"),
      max: z.number().positive().describe("Fin de la escala común, al menos el mayor valor"),
      unit: text.describe("Unidad de la escala, por ejemplo «pruebas/h»"),
      family: text.describe("Nombre de la línea en «Su lugar en…», por ejemplo «la línea MAGLUMI»"),
      caption: text.describe("Qué mide la escala, en una frase"),
    })
    .optional()
    .describe("Escala común de la categoría, si sus productos se comparan por una cifra"),
  workload: z
    .strictObject({
      counts: z.enum(["pruebas", "muestras"]).describe("Qué se cuenta en un día: pruebas o muestras"),
      load: z
        .int()
        .positive()
        .max(limits.load.most)
        .describe("Cuántas en un día; punto de partida del cálculo"),
      hours: z.int().min(limits.hours.least).max(limits.hours.most).describe("Horas de trabajo, de partida"),
      scale: z.int().positive().max(limits.load.most).describe("Fin del control deslizante"),
    })
    .refine(({ load, scale }) => load <= scale, { path: ["load"], error: "no debe superar «scale»" })
    .optional()
    .describe("Carga de trabajo de un laboratorio común, si el rendimiento de los equipos la decide"),
  related: z
    .array(
      z.strictObject({
        label: text.describe("Nombre de lo que se enlaza"),
        text: text.max(90).describe("Qué tiene que ver con esta área, en una frase"),
        to: internalPath,
      }),
    )
    .max(4)
    .optional()
    .describe("Otros caminos al pie de la categoría, en «También en esta área»"),
  synonyms,
  guide: z
    .strictObject({
      title: text.describe("Titular, por ejemplo «Cómo elegir un analizador de bioquímica»"),
      steps: z
        .array(
          z.strictObject({
            question: text.max(60).describe("La pregunta que el párrafo responde"),
            parameter: id
              .optional()
              .describe("Parámetro de parameters.yaml cuya cifra, de menor a mayor, se muestra al lado"),
          }),
        )
        .describe("Una pregunta por párrafo, en el mismo orden"),
      paragraphs: z.array(text).min(1).describe("Qué mirar antes de comprar, de 150 a 250 palabras en total"),
      questions: z.array(question).min(3).max(4).describe("De tres a cuatro preguntas con su respuesta"),
    })
    .refine(({ steps, paragraphs }) => steps.length === paragraphs.length, {
      path: ["steps"],
      error: "escriba una pregunta por párrafo",
    })
    .optional()
    .describe("Guía de compra, debajo de los productos de la categoría"),
  seo,
});

const listing = z
  .array(z.enum(["menu", "catalogue"]))
  .describe("Dónde figura: menu, catalogue, ambos o ninguno");

/** What every entry under /productos/{category}/ has, whatever its kind. */
export const entry = {
  name: text.describe("Nombre que se muestra"),
  category: id.describe("Categoría a la que pertenece"),
  order: z.int().positive().describe("Posición dentro de la categoría"),
  listed: listing,
  summary: text.max(140).describe("Descripción de la tarjeta, de dos líneas como máximo"),
  lead: text.max(260).describe("Presentación en la cabecera de la página"),
  picture: picture.optional().describe("Imagen; sin ella se dibuja el alzado de la categoría"),
  updated: z.iso.date().describe("Fecha de la última revisión, AAAA-MM-DD"),
  synonyms,
  seo,
};

const equipment = {
  ...entry,
  menuName: text.optional().describe("Nombre en el menú, si difiere"),
  shortName: text.optional().describe("Nombre corto en las escalas, por ejemplo «X6»"),
  brand: id.optional().describe("Marca, de brands/"),
  maker: text.optional().describe("Fabricante, cuando no es una de nuestras marcas"),
  specifications: z
    .array(specification)
    .optional()
    .describe("Especificaciones; sin ellas se muestran las generales"),
  cardSpecifications: z
    .array(specification)
    .optional()
    .describe("Valores que la tarjeta del catálogo da de otro modo que la ficha"),
  laboratory: z
    .array(z.enum(["small", "medium", "large"]))
    .min(1)
    .optional()
    .describe("Tamaño del laboratorio al que se dirige: small, medium o large; solo si consta"),
  headline: id.optional().describe("Parámetro decisivo: cifra del menú, de la tarjeta y de la escala"),
  figures: z.array(id).max(5).optional().describe("Parámetros de la franja de cifras, el decisivo primero"),
  features: z.array(text).max(12).optional().describe("Características; sin ellas se muestran las generales"),
  context: text.optional().describe("Para qué laboratorio conviene y con qué otro modelo compararlo"),
  cta: callToAction.optional().describe("Llamada final; sin ella se muestra la general"),
};

const productFile = z.strictObject({ kind: z.literal("product"), ...equipment });

const modelFile = z.strictObject({
  kind: z.literal("model"),
  ...equipment,
  series: id.describe("Serie a la que pertenece"),
  target: text.describe("Laboratorio al que se dirige, por ejemplo «Laboratorios medianos»"),
  cardParameters: z.array(id).min(2).max(4).describe("Parámetros de su tarjeta en la serie"),
  brochure: z.boolean().optional().describe("true si la ficha se ofrece como folleto en otra pestaña"),
});

const seriesFile = z.strictObject({
  kind: z.literal("series"),
  ...equipment,
  viaCategoryAlias: z
    .boolean()
    .optional()
    .describe("true si sus modelos enlazan a la serie por el alias de la categoría"),
  modelsTitle: text.describe("Título de la sección de modelos"),
  highlights: z
    .array(z.strictObject({ title: text, text, icon }))
    .min(1)
    .optional()
    .describe("Tarjetas de características de la serie"),
  catalogueModels: z
    .array(z.strictObject({ name: text, specifications: z.array(specification).min(1) }))
    .min(1)
    .describe("Datos de catálogo de la serie, para «Modelos Disponibles»"),
  catalogueNote: text
    .optional()
    .describe("En qué difieren los datos de la serie de las fichas de sus modelos"),
});

export const equipmentFile = z.discriminatedUnion("kind", [productFile, modelFile, seriesFile], {
  error: "«kind» debe ser product, model o series",
});

export const navigation = z.strictObject({
  main: z
    .array(z.strictObject({ label: text, to: internalPath, megaMenu: z.boolean().optional() }))
    .length(7)
    .describe("Las siete entradas de la barra"),
  menuColumns: z.array(z.array(id).min(1)).length(3).describe("Categorías de cada columna del menú"),
  menuLegend: text.describe("Qué significa la cifra del menú"),
  quickLinks: z.array(internalPath).min(1).describe("Enlaces rápidos del pie, de la lista principal"),
});
