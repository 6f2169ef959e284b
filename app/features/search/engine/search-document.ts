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

export type SearchDocument = Omit<IndexedDocument, "kind" | "topic" | "product"> & {
  id: number;
  group: Group;
  kind: Kind | "answer";
  name: string;
  /** The second line of the result. */
  context: string;
  /** Synonyms. */
  also: string[];
  /** A query for these names also finds the document. */
  topicNames: string[];
  text: string;
  product?: FoundProduct;
};
