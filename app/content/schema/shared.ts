import { z } from "zod";
import { iconNames } from "#app/lib/icon-names.ts";
import { keepTogether } from "#app/lib/text/keep-together.ts";
import { slug } from "#app/lib/text/slug.ts";

export const text = z
  .string()
  .trim()
  .min(1, { error: "el texto está vacío" })
  .refine((value) => !/[<>]/.test(value), { error: "no se admiten etiquetas HTML" })
  .refine((value) => !/\p{Emoji_Presentation}|\uFE0F/u.test(value), {
    error: "no se admiten emojis: las fichas en PDF no pueden dibujarlos",
  })
  .overwrite(keepTogether);

export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: "use minúsculas, números y guiones, por ejemplo «maglumi-x6»",
});

/** Written as people type it; accents, capitals and plurals are forgiven anyway. */
export const synonyms = z
  .array(text.min(2).max(40))
  .min(1)
  .refine((list) => new Set(list.map((word) => slug(word))).size === list.length, {
    error: "hay una palabra repetida",
  })
  .optional()
  .describe("Otras palabras con las que se busca, por ejemplo «biometría»");

export const webAddress = z.url({
  protocol: /^https$/,
  error: "escriba una dirección completa que empiece con https://",
});

export const internalPath = z
  .string()
  .regex(/^\/[a-z0-9\-/]*(#[a-z0-9-]+)?$/, { error: "escriba una ruta interna, por ejemplo «/contacto»" });

export const icon = z.enum(iconNames).describe("Icono, por su nombre en la lista permitida");

export const seo = z.strictObject({
  title: text.max(65).describe("Título de la pestaña y de los buscadores, sin el nombre de la empresa"),
  description: text.min(50).max(170).describe("Resumen para buscadores, de 50 a 170 caracteres"),
});

export const picture = z.strictObject({
  file: id.describe("Nombre del archivo en images/, sin la extensión"),
  alt: text.min(15).describe("Qué se ve en la imagen, para quien no puede verla"),
});

export const link = z.strictObject({
  label: text.describe("Texto del enlace"),
  to: internalPath.describe("Ruta interna a la que lleva"),
});

export const titledText = z.strictObject({
  title: text.describe("Título breve"),
  text: text.describe("Una o dos frases"),
});

export const question = z.strictObject({
  question: text.describe("Pregunta, con sus signos de interrogación"),
  answer: text.describe("Respuesta completa"),
});

export const callToAction = z.strictObject({
  title: text.max(60).describe("Titular, de nueve palabras como máximo"),
  text: text.describe("Una frase"),
  button: text.describe("Texto del botón, que lleva a /contacto"),
});

/** Group colours of the design; each has a light and a dark value in the tokens. */
export const groupColour = z
  .enum(["petrol", "amber", "leaf", "violet"])
  .describe("Color del grupo: petrol, amber, leaf o violet");

/** What every page with an address of its own begins with. */
export const pageStart = {
  seo,
  label: text.max(30).describe("Nombre corto de la página, en la ruta de navegación"),
  title: text.max(75).describe("Titular de la página"),
  lead: text.describe("Presentación bajo el titular"),
};

export const datum = z.strictObject({
  title: text,
  text,
  value: text.describe("Dato que lo respalda, por ejemplo «≤ 24 h»"),
  valueLabel: text.describe("Qué es ese dato"),
});

export const stat = z.strictObject({
  value: text.describe("Cifra, por ejemplo «5»"),
  suffix: text.optional().describe("Signo que sigue a la cifra, por ejemplo «+»"),
  label: text,
});
