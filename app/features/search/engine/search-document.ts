import type { IndexedCategory, IndexedProduct } from "#app/content/outputs/search-format.ts";
import type { CapColour } from "#app/lib/drawing/rack.ts";

export type Group = "products" | "tests" | "supplies" | "pages";
export type Kind =
  | "answer"
  | "product"
  | "test"
  | "rapidTest"
  | "supply"
  | "brand"
  | "page"
  | "panel"
  | "testGroup"
  | "category";

export type FoundProduct = IndexedProduct & { area?: IndexedCategory };

/** Anything the search can find, with the content of its row. */
export type SearchDocument = {
  id: number;
  group: Group;
  kind: Kind;
  name: string;
  path: string;
  /** The second line of its row. */
  context: string;
  /** The destination shown at the end of the row. */
  leadsTo?: string;
  /** Synonyms. */
  also: string[];
  /** Words for the group it belongs to. They find the document but are not its name. */
  broader: string[];
  /** A sentence about it. */
  text: string;
  /** Words for its kind, such as «analizador». */
  kindWords: string[];
  product?: FoundProduct;
  /** Colour of the cap of a test's tube. */
  cap?: CapColour;
  /** Ids of the products that run a test. */
  analyzers?: string[];
};

/** A document before it is numbered. */
export type Draft = Omit<SearchDocument, "id" | "also" | "broader" | "kindWords"> &
  Partial<Pick<SearchDocument, "also" | "broader" | "kindWords">>;
