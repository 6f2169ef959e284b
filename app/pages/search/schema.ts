import { z } from "zod";
import { internalPath, pageStart, synonyms, text } from "#app/content/schema/shared.ts";

const words = z.array(text.max(40)).min(1);

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
  pages: z
    .array(z.strictObject({ path: internalPath, name: text, text, synonyms }))
    .min(1)
    .describe("Páginas que se encuentran además del catálogo"),
});
