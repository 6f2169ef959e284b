import type { IndexedCategory, IndexedProduct } from "#app/content/outputs/search-format.ts";
import type { ProductRef, Reading } from "#app/lib/shapes.ts";

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

export type FoundProduct = ProductRef &
  Pick<IndexedProduct, "summary" | "models" | "rate" | "laboratories"> & {
    area?: IndexedCategory;
    reading?: Reading;
  };

/** Anything that can be found, with what its row shows. */
export type SearchDocument = {
  id: number;
  group: Group;
  kind: Kind;
  name: string;
  path: string;
  /** The second line of its row. */
  context: string;
  /** What it leads to, at the end of its row. */
  leadsTo?: string;
  /** Other words for it. */
  also: string[];
  /** Words for what it belongs to: they find it, but are not its name. */
  broader: string[];
  /** A sentence about it. */
  text: string;
  /** Words for its kind. */
  kindWords: string[];
  product?: FoundProduct;
  /** Ids of the products that run a test. */
  analyzers?: string[];
};

/** A document before it is numbered. */
export type Draft = Omit<SearchDocument, "id" | "also" | "broader" | "kindWords"> &
  Partial<Pick<SearchDocument, "also" | "broader" | "kindWords">>;
