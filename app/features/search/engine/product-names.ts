import type { SearchDocument } from "./search-document.ts";
import { type Word, words } from "./words.ts";

/** In words. */
const longestName = 4;

/** The names under which exactly one product is meant. */
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

/** The longest names in a row of words, from left to right, each product once. */
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

/** A name as it is looked up: its words, joined. */
export function compact(text: string): string {
  return joined(words(text));
}

function joined(row: readonly Word[]): string {
  return row.map(({ term }) => term).join("");
}
