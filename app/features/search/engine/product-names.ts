import { joinTerms, type Word } from "#app/lib/text/search-words.ts";
import type { SearchDocument } from "./search-document.ts";

/** Maximum number of consecutive words that may be a product's name. */
const mostWords = 4;

/** Finds the products named in a query, from left to right. Where several names begin, finds the longest. */
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
