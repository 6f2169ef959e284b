import type { Category } from "#app/content/schema/files.ts";
import type { IndexedDocument } from "./search-format.ts";
import { uniqueOrNone } from "./unique-or-none.ts";

export type DocumentSource = Omit<IndexedDocument, "topic"> & {
  name: string;
  /** The second line of the search result. */
  context: string;
  /** Synonyms. */
  also?: string[];
  /** The search also finds the document by these names. */
  topicNames?: string[];
  /** A sentence about the document. */
  text: string;
};

export function otherCategoryNames({ alias, synonyms = [] }: Category): string[] | undefined {
  return uniqueOrNone([alias?.label, ...synonyms]);
}

export function categoryNames(category: Category): string[] {
  return [category.label, ...(otherCategoryNames(category) ?? [])];
}
