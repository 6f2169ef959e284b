import { z } from "zod";
import { id, pageStart, text } from "#app/content/schema/shared.ts";
import { stripAccents } from "#app/lib/text/strip-accents.ts";

const term = z.strictObject({
  id: id.describe("Ancla del término, por ejemplo «clia»"),
  term: text.max(40).describe("Término, como se lee en el glosario"),
  short: text.max(140).describe("Qué es, en una línea"),
  text: text.describe("Explicación, en dos o tres frases"),
  words: z.array(text).min(1).optional().describe("Palabras de las páginas que llevan a él"),
});

export const schema = z.strictObject({
  ...pageStart,
  terms: z
    .array(term)
    .min(1)
    .refine((terms) => new Set(terms.map(({ id }) => id)).size === terms.length, {
      error: "hay un «id» repetido",
    })
    .describe("Términos, en cualquier orden"),
});

export type GlossaryEntry = z.output<typeof term>;

/** The terms in alphabetical order, letter by letter. */
export function view({ terms, ...page }: z.output<typeof schema>) {
  const sorted = terms.toSorted((a, b) => a.term.localeCompare(b.term, "es"));
  const shown = sorted.map(({ words: _, ...entry }) => entry);
  const letters = Map.groupBy(shown, (entry) => stripAccents(entry.term).charAt(0).toUpperCase());
  return { page, letters: [...letters].map(([letter, entries]) => ({ letter, entries })) };
}
