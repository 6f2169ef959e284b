import { words } from "#app/lib/text/search-words.ts";
import { distance } from "./matching.ts";
import type { SearchDocument } from "./search-document.ts";

const most = 3;
const leastSimilarity = 0.4;
const sameCategory = 0.15;

export function firstProducts(documents: SearchDocument[], category: string): SearchDocument[] {
  return documents.filter(({ product }) => product?.area?.id === category).slice(0, most);
}

/** Ranks products by their similarity to an unknown id. The same category makes a product more similar. */
export function nearestProducts(documents: SearchDocument[], id: string, category: string): SearchDocument[] {
  const asked = compact(id);
  if (asked === "") return [];
  return documents
    .flatMap((document) => {
      const { product } = document;
      if (!product) return [];
      const similarity = Math.max(alike(asked, compact(product.id)), alike(asked, compact(product.name)));
      return [{ document, similarity: similarity + (product.area?.id === category ? sameCategory : 0) }];
    })
    .filter(({ similarity }) => similarity >= leastSimilarity)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, most)
    .map(({ document }) => document);
}

function compact(text: string): string {
  return words(text)
    .map((word) => word.raw)
    .join("")
    .slice(0, 60);
}

function alike(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  return 1 - distance(a, b, longer) / longer;
}
