import { joinTerms, type Word } from "#app/lib/text/search-words.ts";
import type { SearchDocument } from "./search-document.ts";

const mostWords = 4;

/** Finds product names from left to right. Of the names that begin at a word, takes the longest. */
export function namedProducts(
  row: Word[],
  productNamed: (name: string) => SearchDocument | undefined,
): SearchDocument[] {
  const found = new Set<SearchDocument>();
  for (let at = 0; at < row.length; at += 1) {
    for (let length = Math.min(mostWords, row.length - at); length > 0; length -= 1) {
      const document = productNamed(joinTerms(row.slice(at, at + length)));
      if (!document) continue;
      found.add(document);
      at += length - 1;
      break;
    }
  }
  return [...found];
}
