import { z } from "zod";
import { specification } from "./quantities.ts";
import { callToAction, icon, id, link, picture, question, seo, text, titledText } from "./shared.ts";

const heading = text.max(70).describe("Titular de la página");

const datum = z.strictObject({
  title: text,
  text,
  value: text.describe("Dato que lo respalda, por ejemplo «≤ 24 h»"),
  valueLabel: text.describe("Qué es ese dato"),
});

const stat = z.strictObject({
  value: text.describe("Cifra, por ejemplo «5»"),
  suffix: text.optional().describe("Signo que sigue a la cifra, por ejemplo «+»"),
  label: text,
});

export const home = z.strictObject({
  seo,
  hero: z.strictObject({ title: heading, lead: text, services: text, contact: text, picture }),
  featured: z.strictObject({
    title: text,
    all: link,
    items: z
      .array(
        z.strictObject({
          product: id.describe("Producto, serie o panel que se destaca"),
          title: text,
          path: text.describe("Ruta del enlace «Ver detalles»"),
          description: text,
          reading: z.enum(["family", "channels", "result-time"]).describe("Qué cifra se dibuja"),
        }),
      )
      .length(3),
  }),
  reasons: z.strictObject({ title: text, lead: text, link, items: z.array(datum).length(4) }),
  counters: z
    .array(
      z.strictObject({
        end: z.int().nonnegative().describe("Valor final"),
        duration: z.int().positive().optional().describe("Milisegundos; 2000 si se omite"),
        prefix: text.optional(),
        suffix: text.optional(),
        label: text,
      }),
    )
    .length(4),
  leaders: z.strictObject({ title: text, text, product: id, points: z.array(titledText).length(4) }),
  quote: z.strictObject({ text, author: text, values: z.array(titledText).length(4) }),
  coverage: z.strictObject({ title: text, text, stats: z.array(stat).length(2), link }),
  cta: callToAction,
});

export const catalogue = z.strictObject({
  seo,
  title: heading,
  lead: text,
  picture,
  emptyCategory: text.describe("Mensaje de una categoría sin productos"),
});

/** What product pages share: defaults where a product has nothing of its own. */
export const product = z.strictObject({
  features: z.array(text).min(3).describe("Características generales"),
  specifications: z.array(specification).min(3).describe("Especificaciones generales"),
  service: z.array(specification).min(1).describe("Filas de servicio que cierran cada tabla"),
  sheet: z
    .strictObject({
      onRequest: z
        .array(
          z.strictObject({
            label: text.describe("Dato que se da a solicitud, por ejemplo «Registro sanitario ARCSA»"),
            unless: id.optional().describe("Parámetro que, si el equipo lo tiene, hace innecesaria la fila"),
          }),
        )
        .describe("Filas que la ficha cierra con «Consultar»"),
      service: text.describe("Título de las filas de servicio"),
      footprintNote: text.describe("Aclaración bajo el dibujo del espacio necesario"),
      panelNote: text.describe("Aclaración bajo el panel de pruebas"),
      seriesNote: text.describe("Aclaración junto a los datos de catálogo de la serie"),
    })
    .describe("Textos propios de la ficha técnica en PDF"),
  cta: callToAction,
});

export const support = z.strictObject({
  seo,
  title: heading,
  lead: text,
  picture,
  request: text.describe("Texto del enlace al sitio de solicitudes"),
  whatsapp: text.describe("Texto del enlace de WhatsApp"),
  response: z.strictObject({ hours: z.int().positive(), label: text }),
  services: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ title: text, text, icon })).length(6),
  }),
  reasons: z.strictObject({ title: text, items: z.array(datum).min(3) }),
  faq: z.strictObject({ title: text, items: z.array(question).length(5) }),
  routes: z.strictObject({
    title: text,
    request: titledText,
    whatsapp: titledText,
    phone: titledText,
  }),
});

export const clients = z.strictObject({
  seo,
  title: heading,
  lead: text,
  stats: z.array(stat).length(2),
  provinces: z
    .array(
      z.strictObject({
        name: text,
        capital: text,
        latitude: z.number(),
        longitude: z.number(),
        seat: z.boolean().optional().describe("true en la sede"),
      }),
    )
    .min(8),
  main: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ id, name: text, type: text, scope: text })).length(2),
  }),
  privateSector: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ title: text, text, icon })).length(3),
  }),
  testimonials: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ text, role: text, institution: text })).length(3),
  }),
  cta: callToAction,
});

export const brands = z.strictObject({
  seo,
  title: heading,
  lead: text,
  direct: titledText,
  all: z.strictObject({ title: text, note: text }),
  cta: callToAction,
});

export const contact = z.strictObject({
  seo,
  title: heading,
  lead: text,
  picture,
  office: text.describe("Nombre de la oficina"),
  info: text.describe("Título de la tarjeta de datos"),
  hours: text.describe("Título del horario"),
  consent: z
    .strictObject({
      notice: text.describe("Para qué se usan los datos, según la LOPDP"),
      label: text.describe("Autorización junto a la casilla"),
      link: text.describe("Texto del enlace a /privacidad"),
    })
    .describe("Se muestra solo cuando la empresa tiene «enquiryEndpoint»"),
  faq: z.strictObject({ title: text, items: z.array(question).min(3) }),
});

export const about = z.strictObject({
  seo,
  title: heading,
  lead: text,
  picture,
  stats: z.array(stat).length(4),
  work: z.strictObject({ title: text, items: z.array(titledText).min(3) }),
  values: z.strictObject({ title: text, items: z.array(titledText).length(3) }),
  history: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ year: z.int(), title: text, text })).length(3),
  }),
  faq: z.strictObject({ title: text, lead: text, link: text, items: z.array(question).length(4) }),
  cta: callToAction,
});
