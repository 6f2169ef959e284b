import type { Reading } from "#app/lib/shapes.ts";

/**
 * What the search looks through, as the browser receives it. Whatever follows from the rest (paths,
 * counts, the flat list of documents) is left out and made there; numbers point into `categories`.
 */
export type SearchIndex = {
  frequent: string[];
  links: { label: string; text: string; to: string; icon: "products" | "support" }[];
  /** Words that do not count. */
  ignored: string[];
  /** Words that name the kind of a result. */
  kinds: Record<"product" | "test" | "rapidTest" | "supply", string[]>;
  categories: IndexedCategory[];
  products: IndexedProduct[];
  panels: IndexedPanel[];
  supplies: IndexedSupply[];
  brands: IndexedBrand[];
  pages: { path: string; name: string; text: string; also?: string[] }[];
};

export type IndexedCategory = {
  id: string;
  label: string;
  text: string;
  elevation: "bench" | "floor" | "compact" | "portable" | "rack";
  /** End of the common scale, as it is written, and its unit. */
  scale?: { max: string; unit: string };
  /** Other words for it; here and below. */
  also?: string[];
};

export type IndexedProduct = {
  id: string;
  name: string;
  category: number;
  brand?: string;
  /** The series of a model. */
  series?: string;
  /** How many models a series has. */
  models?: number;
  summary: string;
  /** The end of its scale stands with the category. */
  reading?: Omit<Reading, "max">;
  /** Name and hash of the picture, «maglumi-x6.c4cbc6eb». */
  picture?: string;
  also?: string[];
};

export type IndexedPanel = {
  name: string;
  category: number;
  text: string;
  /** Ids of the products that run its tests; rapid tests need none. */
  analyzers?: string[];
  groups: IndexedTestGroup[];
  also?: string[];
};

export type IndexedTestGroup = {
  name: string;
  /** Where not all analyzers of the panel run it. */
  analyzers?: string[];
  tests: {
    name: string;
    detail?: string;
    also?: string[];
    /** Products of other lines that run it too. */
    others?: string[];
  }[];
};

export type IndexedSupply = {
  id: string;
  name: string;
  category: number;
  text: string;
  groups: { name: string; items: { name: string; detail: string; text: string; also?: string[] }[] }[];
  also?: string[];
};

type IndexedBrand = {
  name: string;
  area: string;
  text: string;
  direct: boolean;
  also?: string[];
};
