import { z } from "zod";
import { oneOf } from "#app/content/schema/form.ts";
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
  titledText,
} from "#app/content/schema/shared.ts";

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

export const schema = z
  .strictObject({
    seo,
    hero: z
      .strictObject({
        title: text.max(70).meta({ title: "Titular" }),
        lead: sentences.meta({ title: "Presentación" }),
        services: text.meta({ title: "Texto del enlace a los servicios" }),
        contact: text.meta({ title: "Texto del enlace a contacto" }),
        picture,
      })
      .meta({ title: "Portada" }),
    tests: text.meta({
      title: "Pregunta antes del directorio de pruebas",
      description: "La sigue cuántas pruebas hay, de la primera a la última",
    }),
    featured: z
      .strictObject({
        title,
        all: link.meta({ title: "Enlace al catálogo" }),
        choose: link.meta({
          title: "Enlace a la elección",
          description: "Camino para quien no sabe qué equipo necesita",
        }),
        items: z
          .array(
            z
              .strictObject({
                product: reference("entries").meta({
                  title: "Entrada",
                  description: "Producto, serie o panel que se destaca",
                }),
                title,
                path: internalPath.meta({ title: "Destino", description: "Ruta del enlace «Ver detalles»" }),
                description: sentences.meta({ title: "Descripción" }),
                reading: oneOf({
                  family: "Su lugar en la línea",
                  channels: "Canales de detección",
                  "result-time": "Tiempo del resultado",
                }).meta({ title: "Cifra que se dibuja" }),
              })
              .meta({ title: "Destacado" }),
          )
          .length(3)
          .meta({ title: "Destacados", description: "Tres" }),
      })
      .meta({ title: "Destacados" }),
    reasons: z
      .strictObject({
        title,
        lead: sentences.meta({ title: "Presentación" }),
        link,
        items: z
          .array(reason.meta({ title: "Razón" }))
          .length(4)
          .meta({ title: "Razones", description: "Cuatro" }),
      })
      .meta({ title: "Razones" }),
    counters: z
      .array(
        z
          .strictObject({
            end: z.int().nonnegative().meta({ title: "Valor final" }),
            duration: z
              .int()
              .positive()
              .optional()
              .meta({ title: "Duración", description: "Milisegundos; 2000 si se omite" }),
            prefix: text.optional().meta({ title: "Signo delante" }),
            suffix: text.optional().meta({ title: "Signo detrás" }),
            label: text.meta({ title: "Qué cuenta" }),
          })
          .meta({ title: "Contador" }),
      )
      .length(4)
      .meta({ title: "Contadores", description: "Cuatro" }),
    leaders: z
      .strictObject({
        title,
        text: sentences.meta({ title: "Texto" }),
        product: reference("entries").meta({ title: "Entrada", description: "La que da la imagen" }),
        points: z
          .array(titledText.meta({ title: "Punto" }))
          .length(4)
          .meta({ title: "Puntos", description: "Cuatro" }),
      })
      .meta({ title: "Líderes" }),
    quote: z
      .strictObject({
        text: sentences.meta({
          title: "Cita",
          description: "Sin comillas ni punto final, que los pone el diseño",
        }),
        author: text.meta({ title: "De quién" }),
        values: z
          .array(titledText.meta({ title: "Valor" }))
          .length(4)
          .meta({ title: "Valores", description: "Cuatro" }),
      })
      .meta({ title: "Cita" }),
    coverage: z
      .strictObject({
        title,
        text: sentences.meta({ title: "Texto" }),
        stats: z.array(stat).length(2).meta({ title: "Cifras", description: "Dos" }),
        link,
      })
      .meta({ title: "Cobertura" }),
    cta: callToAction,
  })
  .meta({ title: "Inicio" });

export type HomeContent = z.output<typeof schema>;
