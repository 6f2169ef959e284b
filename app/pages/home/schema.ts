import { z } from "zod";
import { fields, listOf } from "#app/content/schema/form.ts";
import {
  callToAction,
  datum,
  internalPath,
  link,
  picture,
  reference,
  sentences,
  seo,
  stat,
  text,
  title,
} from "#app/content/schema/shared.ts";
import { limits } from "#app/lib/workload.ts";

/** Placeholder for the number of directly imported brands. */
export const directBrands = "{directas}";

const reason = datum.extend({
  value: text
    .refine((value) => !/[{}]/.test(value.replace(directBrands, "")), {
      error: `entre llaves solo puede ir ${directBrands}`,
    })
    .meta({
      title: "Dato",
      description: `Dato que lo respalda, por ejemplo «≤ 24 h»; ${directBrands} es la cuenta de marcas de importación directa`,
    }),
});

export const schema = fields("Inicio", {
  seo,
  hero: fields("Portada", {
    title: text.max(70).meta({ title: "Titular" }),
    lead: sentences.meta({ title: "Presentación" }),
    services: text.meta({ title: "Texto del enlace a los servicios" }),
    contact: text.meta({ title: "Texto del enlace a contacto" }),
    picture,
  }),
  workload: fields(
    { title: "Cálculo", description: "La carga del laboratorio en una frase" },
    {
      title,
      area: reference("categories").meta({
        title: "Área",
        description: "Categoría con la que se abre el cálculo; debe participar en él",
      }),
      load: z.int().positive().max(limits.load.max).meta({ title: "Carga diaria" }),
      button: text.meta({ title: "Texto del botón" }),
    },
  ),
  tests: text.meta({
    title: "Pregunta antes del directorio de pruebas",
    description: "La sigue cuántas pruebas hay, de la primera a la última",
  }),
  featured: fields("Destacados", {
    title,
    all: link.meta({ title: "Enlace al catálogo" }),
    items: listOf(
      fields("Destacado", {
        product: reference("entries").meta({
          title: "Entrada",
          description: "Producto, serie o panel que se destaca",
        }),
        title,
        path: internalPath.meta({ title: "Destino", description: "Ruta del enlace «Ver detalles»" }),
        description: sentences.meta({ title: "Descripción" }),
      }),
      { title: "Destacados", description: "Tres", length: 3 },
    ),
  }),
  reasons: fields("Razones", {
    title,
    lead: sentences.meta({ title: "Presentación" }),
    link,
    items: listOf(reason.meta({ title: "Razón" }), { title: "Razones", description: "Cuatro", length: 4 }),
  }),
  counters: listOf(
    fields("Contador", {
      end: z.int().nonnegative().meta({ title: "Valor final" }),
      duration: z
        .int()
        .positive()
        .optional()
        .meta({ title: "Duración", description: "Milisegundos; 2000 si se omite" }),
      prefix: text.optional().meta({ title: "Signo delante" }),
      suffix: text.optional().meta({ title: "Signo detrás" }),
      label: text.meta({ title: "Qué cuenta" }),
    }),
    { title: "Contadores", description: "Cuatro", length: 4 },
  ),
  leaders: fields("Líderes", {
    title,
    text: sentences.meta({ title: "Texto" }),
    product: reference("entries").meta({ title: "Entrada", description: "La que da la imagen" }),
  }),
  quote: fields("Cita", {
    text: sentences.meta({
      title: "Cita",
      description: "Sin comillas ni punto final, que los pone el diseño",
    }),
    author: text.meta({ title: "De quién" }),
  }),
  coverage: fields("Cobertura", {
    title,
    text: sentences.meta({ title: "Texto" }),
    stats: listOf(stat, { title: "Cifras", description: "Dos", length: 2 }),
    link,
  }),
  cta: callToAction,
});

export type HomeContent = z.output<typeof schema>;
