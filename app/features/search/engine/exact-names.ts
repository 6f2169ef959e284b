import { memoize } from "#app/lib/memoize.ts";
import { joinTerms, lineWords, partsOf, type Word } from "#app/lib/text/search-words.ts";
import type { SearchDocument } from "./search-document.ts";

export const wholeName = 20;
const wholeSynonym = 18;
export const wholeTopic = 14;

export type ExactScore = (document: SearchDocument, typed: readonly Word[]) => number;

/** Compares names in any word order («glucosa reactivo») and without `ignored` words. */
export function exactScore(ignored: ReadonlySet<string>): ExactScore {
  const significant = memoize((line: string) => lineWords(line).filter((word) => !ignored.has(word.raw)));
  const compact = memoize((line: string) => joinTerms(significant(line)));
  const sorted = (row: readonly Word[]) =>
    row
      .map(({ term }) => term)
      .sort()
      .join(" ");
  return ({ name, also, topicNames, product }, typed) => {
    const joined = joinTerms(typed);
    if (joined.length < 2) return 0;
    const isTyped = (line: string) => {
      const letters = compact(line);
      if (letters === joined) return true;
      return letters.length === joined.length && sorted(significant(line)) === sorted(typed);
    };
    if (partsOf(name).some(isTyped)) return wholeName;
    if (also.some(isTyped)) return wholeSynonym;
    return topicNames.some(isTyped) || isTyped(product?.brand ?? "") ? wholeTopic : 0;
  };
}
