import { z } from "zod";
import { internalPath, pageStart, synonyms, text } from "#app/content/schema/shared.ts";

const words = z.array(text.max(40)).min(1);

const answer = z
  .strictObject({
    words: words.describe("Palabras que hacen la pregunta; basta con una"),
    title: text.describe("De qué es la respuesta"),
    fact: z
      .enum(["hours", "address", "phone", "whatsapp", "email"])
      .optional()
      .describe("Dato de company.yaml que responde: hours, address, phone, whatsapp o email"),
    question: text.optional().describe("Pregunta de una página cuya respuesta se muestra, letra por letra"),
    text: text.optional().describe("Respuesta escrita aquí, si no está en otra parte"),
    to: internalPath.describe("Página en la que se lee más"),
  })
  .refine((item) => [item.fact, item.question, item.text].filter(Boolean).length === 1, {
    error: "escriba «fact», «question» o «text», y solo uno",
  });

const intents = z.strictObject({
  quote: words.describe("Quiere un precio o una cotización"),
  compare: words.describe("Quiere comparar equipos"),
  choose: words.describe("Pregunta qué equipo le conviene"),
  counted: words.describe("Lo que un equipo hace por hora: pruebas, muestras"),
  perHour: words.describe("Una cifra por hora"),
  perDay: words.describe("Una cifra por día"),
  laboratories: z
    .strictObject({ small: words, medium: words, large: words })
    .describe("Palabras para el tamaño del laboratorio"),
});

/** The search: its page, what it offers before anything is typed, and words of its own. */
export const schema = z.strictObject({
  ...pageStart,
  withoutScript: text.describe("Aviso para quien navega sin JavaScript"),
  index: text.describe("Título del índice completo"),
  frequent: words.max(8).describe("Búsquedas frecuentes, como se escriben"),
  links: z
    .array(
      z.strictObject({
        label: text,
        text: text.describe("Qué se encuentra allí, en pocas palabras"),
        to: internalPath,
        icon: z.enum(["products", "support"]).describe("Icono: products o support"),
      }),
    )
    .length(2)
    .describe("Dos caminos para quien no quiere escribir"),
  ignored: words.describe("Palabras que no cuentan, por ejemplo «de»"),
  kinds: z
    .strictObject({ product: words, test: words, rapidTest: words, supply: words })
    .describe("Palabras que nombran la clase de resultado, por ejemplo «analizador»"),
  intents: intents.describe("Palabras con las que el visitante dice qué quiere hacer"),
  answers: z.array(answer).describe("Preguntas que la búsqueda responde ella misma"),
  pages: z
    .array(z.strictObject({ path: internalPath, name: text, text, synonyms }))
    .min(1)
    .describe("Páginas que se encuentran además del catálogo"),
});
