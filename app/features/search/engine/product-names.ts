import { joinTerms, type Word } from "#app/lib/text/search-words.ts";
import type { SearchDocument } from "./search-document.ts";

/** Maximum number of words in a product name. */
const longestName = 4;

/** Maps each name that identifies exactly one product to that product. */
export function productNames(products: SearchDocument[]): ReadonlyMap<string, SearchDocument> {
  const names = new Map<string, SearchDocument>();
  for (const document of products) {
    for (const name of [document.name, document.product?.shortName]) {
      const key = compact(name ?? "");
      if (key.length > 1 && !names.has(key)) names.set(key, document);
    }
  }
  return names;
}

/** Finds the products named in a query: longest names first, left to right, each product once. */
export function namedProducts(row: Word[], names: ReadonlyMap<string, SearchDocument>): SearchDocument[] {
  const found = new Set<SearchDocument>();
  for (let at = 0; at < row.length; at += 1) {
    for (let length = Math.min(longestName, row.length - at); length > 0; length -= 1) {
      const document = names.get(joined(row.slice(at, at + length)));
      if (!document) continue;
      found.add(document);
      at += length - 1;
      break;
    }
  }
  return [...found];
}

/** Returns the lookup key of a name: its words, joined. */
export function compact(text: string): string {
  return joined(words(text));
}

function joined(row: readonly Word[]): string {
  return row.map(({ term }) => term).join("");
}
