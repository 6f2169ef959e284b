import { z } from "zod";
import { fields, listOf, oneOf } from "#app/content/schema/form.ts";
import { internalPath, pageStart, sentences, synonyms, text } from "#app/content/schema/shared.ts";

const words = z.array(text.max(40)).min(1);

const answer = fields("Respuesta", {
  words: words.meta({ title: "Palabras", description: "Hacen la pregunta; basta con una" }),
  title: text.meta({ title: "Título", description: "De qué es la respuesta" }),
  fact: oneOf({
    hours: "Horario",
    address: "Dirección",
    phone: "Teléfono",
    whatsapp: "WhatsApp",
    email: "Correo electrónico",
  })
    .optional()
    .meta({ title: "Dato de la empresa", description: "El que responde; o bien una pregunta, o un texto" }),
  question: text
    .optional()
    .meta({ title: "Pregunta", description: "De una página, letra por letra; se muestra su respuesta" }),
  text: sentences.optional().meta({ title: "Texto", description: "Respuesta, si no está en otra parte" }),
  to: internalPath.meta({ description: "Página en la que se lee más" }),
}).refine((item) => [item.fact, item.question, item.text].filter(Boolean).length === 1, {
  error: "escriba «fact», «question» o «text», y solo uno",
});

const intents = z.strictObject({
  quote: words.meta({ title: "Cotizar", description: "Quiere un precio o una cotización" }),
  compare: words.meta({ title: "Comparar", description: "Quiere comparar equipos" }),
  choose: words.meta({ title: "Elegir", description: "Pregunta qué equipo le conviene" }),
  counted: words.meta({
    title: "Lo que se cuenta",
    description: "Lo que un equipo hace por hora: pruebas, muestras",
  }),
  perHour: words.meta({ title: "Por hora", description: "Una cifra por hora" }),
  perDay: words.meta({ title: "Por día", description: "Una cifra por día" }),
  laboratories: fields("Tamaño del laboratorio", {
    small: words.meta({ title: "Pequeño" }),
    medium: words.meta({ title: "Mediano" }),
    large: words.meta({ title: "Grande" }),
  }),
});

export const schema = fields("Búsqueda", {
  ...pageStart,
  withoutScript: sentences.meta({
    title: "Sin JavaScript",
    description: "Aviso para quien navega sin JavaScript",
  }),
  index: text.meta({ title: "Título del índice completo" }),
  frequent: words.max(8).meta({ title: "Búsquedas frecuentes", description: "Como se escriben" }),
  links: listOf(
    fields("Camino", {
      label: text.meta({ title: "Nombre" }),
      text: text.meta({ title: "Texto", description: "Qué se encuentra allí, en pocas palabras" }),
      to: internalPath,
      icon: oneOf({ products: "Productos", support: "Soporte" }).meta({ title: "Icono" }),
    }),
    { title: "Caminos", description: "Dos, para quien no quiere escribir", length: 2 },
  ),
  kinds: fields(
    {
      title: "Clases de resultado",
      description:
        "Palabras que las nombran, por ejemplo «analizador»; cuentan como coincidencia, pero no deciden el orden",
    },
    {
      product: words.meta({ title: "Producto" }),
      test: words.meta({ title: "Prueba" }),
      rapidTest: words.meta({ title: "Prueba rápida" }),
      panel: words.meta({
        title: "Panel",
        description: "No cuentan junto al nombre de un grupo de pruebas, por ejemplo «perfil renal»",
      }),
      supply: words.meta({ title: "Insumo" }),
    },
  ),
  intents: intents.meta({
    title: "Intenciones",
    description: "Palabras con las que el visitante dice qué quiere hacer; tildes y plurales no importan",
  }),
  answers: z.array(answer).default([]).meta({
    title: "Respuestas",
    description:
      "Preguntas que la búsqueda responde ella misma; el dato se lee de la empresa o de la página que lo dice",
  }),
  pages: listOf(
    fields("Página", {
      path: internalPath,
      name: text.meta({ title: "Nombre" }),
      text: sentences.meta({ title: "Texto" }),
      synonyms,
    }),
    { title: "Páginas", description: "Las que se encuentran además del catálogo", min: 1 },
  ),
});
