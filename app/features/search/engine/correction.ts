import { beginning } from "./matching.ts";
import type { Hit } from "./ranking.ts";
import { placedWords } from "./words.ts";

/** A hit that rests on a typo. */
export function isCorrected(hit: Hit): boolean {
  return hit.answers.some((answer) => answer.similarity < beginning);
}

/** The query with what was taken for each mistyped word. */
export function correctedQuery(hit: Hit): string {
  const { name, also, context, broader, text, kindWords } = hit.document;
  const sources = [name, ...also, context, ...broader, text, ...kindWords];
  return hit.answers
    .map(({ typed, found, similarity }) => (similarity < beginning ? surface(found, sources) : typed.raw))
    .join(" ");
}

/** A term as it is written where it stands, with its accents. */
function surface(term: string, sources: string[]): string {
  for (const source of sources) {
    const word = placedWords(source).find((candidate) => candidate.term === term);
    if (word) return source.slice(word.at[0], word.at.at(-1)).toLocaleLowerCase("es");
  }
  return term;
}
