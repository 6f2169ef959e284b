import type { Hit } from "./ranking.ts";
import { placedWords } from "./words.ts";

/** The likeness below which a word was only found by forgiving a typo. */
const typo = 0.6;

/** A hit that rests on a typo. */
export function isCorrected(hit: Hit): boolean {
  return hit.answers.some((answer) => answer.likeness < typo);
}

/** The query with what was taken for each mistyped word. */
export function correctedQuery(hit: Hit): string {
  const { name, also, context, broader, text, kindWords } = hit.document;
  const sources = [name, ...also, context, ...broader, text, ...kindWords];
  return hit.answers
    .map(({ typed, found, likeness }) => (likeness < typo ? surface(found, sources) : typed.raw))
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
