import { z } from "zod";
import { iconNames } from "#app/lib/icon-names.ts";
import { keepTogether } from "#app/lib/text/keep-together.ts";
import { slug } from "#app/lib/text/slug.ts";
import { withoutJoiners } from "#app/lib/text/word-joiner.ts";
import { fields, oneOf, type ReferenceTarget } from "./form.ts";

export const text = z
  .string()
  .trim()
  .min(1, { error: "el texto está vacío" })
  .regex(/^[^<>]*$/, { error: "no se admiten etiquetas HTML" })
  .refine((value) => !/\p{Emoji_Presentation}|\uFE0F/u.test(value), {
    error: "no se admiten emojis: las fichas en PDF no pueden dibujarlos",
  })
  .overwrite(keepTogether);

/** One or more sentences. The editor shows a large field. */
export const sentences = text.meta({ multiline: true });

export const title = text.meta({ title: "Título" });

export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: "use minúsculas, números y guiones, por ejemplo «maglumi-x6»",
});

/** The id of something else in the content. The editor offers the existing ids. */
export const reference = (references: ReferenceTarget) => id.meta({ references });

export const references = (target: ReferenceTarget) =>
  z.array(reference(target)).refine((ids) => new Set(ids).size === ids.length, {
    error: "hay una entrada repetida",
  });

/** A check box. Unticked and missing mean the same. */
export const tick = z
  .boolean()
  .transform((yes) => yes || undefined)
  .optional();

/** Search words as people type them. The search ignores accents, capitals and plurals. */
export const synonyms = z
  .array(text.min(2).max(40))
  .min(1)
  .refine((list) => new Set(list.map((word) => slug(word))).size === list.length, {
    error: "hay una palabra repetida",
  })
  .optional()
  .meta({
    title: "Sinónimos",
    description: "Otras palabras con las que se busca, por ejemplo «biometría»",
  });

export const webAddress = z.url({
  protocol: /^https$/,
  error: "escriba una dirección completa que empiece con https://",
});

export const internalPath = z
  .string()
  .regex(/^\/[a-z0-9\-/]*(#[a-z0-9-]+)?$/, { error: "escriba una ruta interna, por ejemplo «/contacto»" })
  .meta({ title: "Destino", description: "Ruta de este sitio a la que lleva, por ejemplo «/contacto»" });

export const icon = z
  .enum(iconNames)
  .meta({ title: "Icono", description: "Por su nombre en la lista permitida" });

export const seo = fields("Buscadores", {
  title: text.overwrite(withoutJoiners).max(65).meta({
    title: "Título para buscadores",
    description: "Título de la pestaña y de los buscadores, sin el nombre de la empresa",
  }),
  description: sentences.overwrite(withoutJoiners).min(50).max(170).meta({
    title: "Resumen para buscadores",
    description: "De 50 a 170 caracteres",
  }),
});

/** The build identifies a picture by its name without extension, so names must be unique. */
const pictureFile = z
  .string()
  .regex(/^\/images\/[a-z0-9]+(-[a-z0-9]+)*\.(webp|png|jpe?g)$/, {
    error: "escriba el archivo de images/, por ejemplo «/images/maglumi-x6.webp», con minúsculas y guiones",
  })
  .transform((file) => file.slice("/images/".length, file.lastIndexOf(".")));

export const picture = fields("Imagen", {
  file: pictureFile.meta({
    title: "Archivo",
    description:
      "Al menos 1440 px de ancho; WebP, PNG o JPEG. Al elegirla se recorta a 4:3, o a 16:9 en una página",
    picture: true,
  }),
  alt: sentences.min(15).meta({
    title: "Texto alternativo",
    description: "Qué se ve en la imagen, para quien no puede verla",
  }),
});

export const link = fields("Enlace", { label: text.meta({ title: "Texto del enlace" }), to: internalPath });

export const titledText = z.strictObject({
  title: text.meta({ title: "Título", description: "Breve" }),
  text: sentences.meta({ title: "Texto", description: "Una o dos frases" }),
});

export const question = fields("Pregunta", {
  question: text.meta({ title: "Pregunta", description: "Con sus signos de interrogación" }),
  answer: sentences.meta({ title: "Respuesta", description: "Completa" }),
});

export const callToAction = fields("Llamada final", {
  title: text.max(60).meta({ title: "Titular", description: "Nueve palabras como máximo" }),
  text: sentences.meta({ title: "Texto", description: "Una frase" }),
  button: text.meta({ title: "Texto del botón", description: "El botón lleva a /contacto" }),
});

/** Each colour has a light and a dark value in the tokens. */
export const groupColour = oneOf({
  petrol: "Petróleo",
  amber: "Ámbar",
  leaf: "Verde hoja",
  violet: "Violeta",
}).meta({
  title: "Color del grupo",
});

/** The first fields of every fixed page. */
export const pageStart = {
  seo,
  label: text
    .max(30)
    .meta({ title: "Nombre corto", description: "Nombre de la página en la ruta de navegación" }),
  title: text.max(75).meta({ title: "Titular" }),
  lead: sentences.meta({ title: "Presentación", description: "Bajo el titular" }),
};

export const datum = z.strictObject({
  title,
  text: sentences.meta({ title: "Texto" }),
  value: text.meta({ title: "Dato", description: "Dato que lo respalda, por ejemplo «≤ 24 h»" }),
  valueLabel: text.meta({ title: "Qué es ese dato" }),
});

export const stat = fields("Cifra", {
  value: text.meta({ title: "Cifra", description: "Por ejemplo «5»" }),
  suffix: text.optional().meta({ title: "Signo", description: "Sigue a la cifra, por ejemplo «+»" }),
  label: text.meta({ title: "Qué cuenta" }),
});
