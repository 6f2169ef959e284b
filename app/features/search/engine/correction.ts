import { beginning } from "./matching.ts";
import type { Hit } from "./ranking.ts";
import { placedWords } from "./words.ts";

/** Returns whether a hit depends on a corrected typo. */
export function isCorrected(hit: Hit): boolean {
  return hit.answers.some((answer) => answer.similarity < beginning);
}

/** Returns the query with each mistyped word replaced by its correction. */
export function correctedQuery(hit: Hit): string {
  const { name, also, context, broader, text, kindWords } = hit.document;
  const sources = [name, ...also, context, ...broader, text, ...kindWords];
  return hit.answers
    .map(({ typed, found, similarity }) => (similarity < beginning ? surface(found, sources) : typed.raw))
    .join(" ");
}

/** Returns a term as its source spells it, with accents. */
function surface(term: string, sources: string[]): string {
  for (const source of sources) {
    const word = placedWords(source).find((candidate) => candidate.term === term);
    if (word) return source.slice(word.at[0], word.at.at(-1)).toLocaleLowerCase("es");
  }
  return term;
}
