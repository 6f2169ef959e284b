import type { ElevationKind } from "#app/lib/elevation-bodies.ts";
import type { Picture } from "#app/lib/picture-files.ts";
import type { LabelledLink, ProductRef, Reading } from "#app/lib/shapes.ts";

/**
 * What the search looks through, as the browser receives it. Counts and the flat list of documents follow
 * from it and are made there. Numbers point into `categories`. The anchor of a group is the slug of its
 * name, as on its page: to carry them all would make the index 3 % larger.
 */
export type SearchIndex = {
  frequent: string[];
  links: (LabelledLink & { text: string; icon: "products" | "support" })[];
  /** Words that do not count. */
  ignored: string[];
  /** Words that name the kind of a result. */
  kinds: Record<"product" | "test" | "rapidTest" | "panel" | "supply", string[]>;
  /** Words by which a visitor says what to do. */
  intents: Intents;
  /** Questions that the search answers itself. */
  answers: { words: string[]; name: string; text: string; path: string }[];
  categories: IndexedCategory[];
  products: IndexedProduct[];
  panels: IndexedPanel[];
  supplies: IndexedSupply[];
  brands: IndexedBrand[];
  /** The page that shows all of them. */
  brandsPath: string;
  pages: { path: string; name: string; text: string; also?: string[] }[];
};

export type LaboratorySize = "small" | "medium" | "large";

type Intents = Record<"quote" | "compare" | "choose" | "counted" | "perHour" | "perDay", string[]> & {
  laboratories: Record<LaboratorySize, string[]>;
};

export type IndexedCategory = {
  path: string;
  id: string;
  label: string;
  text: string;
  elevation: ElevationKind;
  /** End of the common scale, as it is written, and its unit. */
  scale?: { max: string; unit: string };
  /** Other words for it; here and below. */
  also?: string[];
};

export type IndexedProduct = Pick<ProductRef, "path" | "id" | "name" | "shortName" | "brand"> & {
  category: number;
  /** Results in an hour, by its maker. */
  rate?: number;
  /** The laboratories it is made for; a series, those of its models. */
  laboratories?: LaboratorySize[];
  /** How many models a series has. */
  models?: number;
  summary: string;
  /** The end of its scale stands with the category. */
  reading?: Omit<Reading, "max">;
  picture?: Omit<Picture, "alt">;
  also?: string[];
};

export type IndexedPanel = {
  path: string;
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
  also?: string[];
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
  path: string;
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
