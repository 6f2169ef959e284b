import { z } from "zod";
import { fields } from "#app/content/schema/form.ts";
import { id, pageStart, sentences, text } from "#app/content/schema/shared.ts";
import { groupBy } from "#app/lib/group-by.ts";
import { foldText } from "#app/lib/text/fold-text.ts";

const term = fields("Término", {
  id: id.meta({ title: "Identificador", description: "Su ancla: «clia» se lee en /glosario#clia" }),
  term: text.max(40).meta({ title: "Término", description: "Como se lee en el glosario" }),
  short: text.max(140).meta({ title: "En una línea" }),
  text: sentences.meta({ title: "Explicación", description: "En dos o tres frases" }),
  words: z.array(text).min(1).optional().meta({
    title: "Palabras",
    description: "Las de las páginas que llevan a él; en cada página enlaza la primera",
  }),
});

export const schema = fields("Glosario", {
  ...pageStart,
  terms: z
    .array(term)
    .min(1)
    .refine((terms) => new Set(terms.map(({ id }) => id)).size === terms.length, {
      error: "hay un «id» repetido",
    })
    .meta({ title: "Términos", description: "En cualquier orden" }),
});

export type GlossaryEntry = z.output<typeof term>;

export function view({ terms, ...page }: z.output<typeof schema>) {
  const sorted = [...terms].sort((a, b) => a.term.localeCompare(b.term, "es"));
  const shown = sorted.map(({ words: _, ...entry }) => entry);
  const letters = groupBy(shown, (entry) => foldText(entry.term).charAt(0).toUpperCase());
  return { page, letters: [...letters].map(([letter, entries]) => ({ letter, entries })) };
}
