import type { ElevationKind } from "#app/lib/drawing/elevation-bodies.ts";
import type { CapColour } from "#app/lib/drawing/rack.ts";
import type { LabelledLink, ProductRef, Reading } from "#app/lib/shapes.ts";

/**
 * The search index as the browser receives it. Words that the browser only compares are already folded: lower
 * case, without accents. Texts that the browser also shows are joined into a few long strings, which it
 * parses faster than thousands of short strings.
 */
export type SearchIndex = {
  frequent: string[];
  links: (LabelledLink & { text: string; icon: "products" | "support" })[];
  /** Folded words that the search skips. */
  ignored: string[];
  terms: Record<TermList, string[]>;
  /** Maps the names of categories, joined by `compactWords`, to their ids. */
  areas: Record<string, string>;
  /** Maps the names of products, joined by `compactWords`, to indexes of `documents`. */
  productNames: Record<string, number>;
  categories: IndexedCategory[];
  /** Everything that the search can find. Of two equal matches, the earlier document comes first. */
  documents: IndexedDocument[];
  /** Two sections for each document: its name and the parts of it (`partsOf`), then its synonyms. */
  names: string;
  /** Two sections for each document: the second line of its row, then a sentence about the document. */
  texts: string;
  /** `texts`, folded. */
  foldedTexts: string;
  /** Words that documents share: a section for each topic, then a section for each of `kinds`. */
  topics: string;
  kinds: Kind[];
  /**
   * Sections of words, in this order: one for each of `notOffered`, one for each of `places.sections`, one
   * for coverage, one for the choice of an analyzer, one for each of `answers`.
   */
  vocabulary: string;
  /** Two sections of words that are never corrected. Nor are misspelled words of the second section. */
  otherWords: string;
  /** Products and makers that the company does not offer. */
  notOffered: { name: string; nearest: LabelledLink[] }[];
  places: PackedPlaces;
  /** Questions that the search answers itself. */
  answers: IndexedAnswer[];
};

/** Lists of words that express what a visitor wants to do or to find. */
type TermList =
  | "quote"
  | "compare"
  | "units"
  | "perHour"
  | "perDay"
  | LaboratorySize
  | "kinds"
  | "panels"
  | "groups";

export type Kind =
  | "product"
  | "test"
  | "rapidTest"
  | "supply"
  | "brand"
  | "page"
  | "panel"
  | "testGroup"
  | "category";

export type IndexedDocument = {
  kind: Kind;
  path: string;
  /** The destination shown at the end of the row. */
  leadsTo?: string;
  /** Colour of the cap of a test's tube. */
  cap?: CapColour;
  /** Ids of the products that run a test. */
  analyzers?: string[];
  /** Number of synonyms that are names of a test. They come before the other synonyms. */
  otherNames?: number;
  /** Index of the section of `topics` for the document's topic. */
  topic?: number;
  product?: IndexedProduct;
};

/** An answer leads to a page, or to the contact form with a subject. */
export type IndexedAnswer = {
  /** Set if the answer applies only to a query without any other words. */
  alone?: true;
  name: string;
  text: string;
  path?: string;
  subject?: "general" | "sales" | "support" | "demo" | "partnership";
};

type PackedPlaces = {
  /** The text for a province that the company serves; {provincia} is its name. */
  covered: string;
  elsewhere: string;
  path: string;
  provinces: { name: string; covered?: true }[];
  /** For each name of a place, the index of its province. For a short name, `short` is the full name. */
  sections: { province: number; short?: string }[];
};

export type LaboratorySize = "small" | "medium" | "large";

export type IndexedCategory = {
  path: string;
  id: string;
  label: string;
  text: string;
  elevation: ElevationKind;
  /** The formatted end of the common scale, and its unit. */
  scale?: { max: string; unit: string };
  /** Synonyms. */
  also?: string[];
};

export type IndexedProduct = Omit<ProductRef, "name" | "path"> & {
  category: string;
  /** Results per hour. */
  rate?: number;
  /** The laboratory sizes that the product, or any model of the series, is made for. */
  laboratories?: LaboratorySize[];
  /** Number of models in the series. */
  models?: number;
  reading?: Reading;
};
