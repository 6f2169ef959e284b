import { memoize } from "#app/lib/memoize.ts";
import { lineWords, partsOf } from "#app/lib/text/search-words.ts";
import type { SearchDocument } from "./search-document.ts";

export const wholeName = 20;
const wholeSynonym = 18;
export const wholeTopic = 14;

/** Returns the score of a document that is called exactly as typed, or 0. */
export type ExactScore = (document: SearchDocument, typed: string) => number;

/** Returns a function that compares names without the `ignored` words. */
export function exactScore(ignored: ReadonlySet<string>): ExactScore {
  const compact = memoize((text: string) =>
    lineWords(text)
      .filter((word) => !ignored.has(word.raw))
      .map((word) => word.term)
      .join(""),
  );
  return ({ name, also, topicNames, product }, typed) => {
    if (typed.length < 2) return 0;
    const is = (line: string) => compact(line) === typed;
    if (partsOf(name).some(is)) return wholeName;
    if (also.some(is)) return wholeSynonym;
    return topicNames.some(is) || is(product?.brand ?? "") ? wholeTopic : 0;
  };
}
