import type { Category } from "#app/content/schema/files.ts";
import type { IndexedDocument } from "./search-format.ts";
import { uniqueOrNone } from "./unique-or-none.ts";

/** Anything the search can find, with the content of its row. */
export type FoundSource = Omit<IndexedDocument, "topic"> & {
  name: string;
  /** The second line of its row. */
  context: string;
  /** Synonyms. */
  also?: string[];
  /** Names of the document's topic. The search finds the document by them too. */
  topicNames?: string[];
  /** A sentence about it. */
  text: string;
};

/** Returns the names of a category, except its label. */
export function otherCategoryNames({ alias, synonyms = [] }: Category): string[] | undefined {
  return uniqueOrNone([alias?.label, ...synonyms]);
}

export function categoryNames(category: Category): string[] {
  return [category.label, ...(otherCategoryNames(category) ?? [])];
}
