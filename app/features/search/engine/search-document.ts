import type {
  IndexedCategory,
  IndexedDocument,
  IndexedProduct,
  Kind,
} from "#app/content/outputs/search-format.ts";

export type Group = "products" | "tests" | "supplies" | "pages";

export type FoundProduct = IndexedProduct & {
  name: string;
  path: string;
  summary: string;
  area?: IndexedCategory;
};

/** Anything that the search can find, with the texts and figures of its result. */
export type SearchDocument = Omit<IndexedDocument, "kind" | "topic" | "product"> & {
  id: number;
  group: Group;
  kind: Kind | "answer";
  name: string;
  /** The second line of the result. */
  context: string;
  /** Synonyms. */
  also: string[];
  /** Names of the document's topic. A query for them also finds the document. */
  topicNames: string[];
  /** A sentence about the document. */
  text: string;
  product?: FoundProduct;
};
