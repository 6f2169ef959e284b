import type { CapColour } from "#app/lib/drawing/rack.ts";
import type { LabelledLink } from "#app/lib/shapes.ts";
import type {
  IndexedAnswer,
  IndexedCategory,
  IndexedDocument,
  IndexedProduct,
  LaboratorySize,
} from "./search-format.ts";

/** What the search knows, as the content orders it. The index packs it for the browser. */
export type SearchSource = {
  frequent: string[];
  links: (LabelledLink & { text: string; icon: "products" | "support" })[];
  /** Words that the search skips. */
  ignored: string[];
  /** Words that the search does not find and never corrects. */
  validWords: string[];
  /** Words that name the kind of a result. */
  kinds: Record<"product" | "test" | "rapidTest" | "panel" | "supply", string[]>;
  /** Words that say what a visitor wants to do. */
  intents: Intents;
  /** Questions that the search answers itself. */
  answers: SourceAnswer[];
  /** Products and makers that the company does not offer. */
  notOffered: { name: string; also?: string[]; nearest: LabelledLink[] }[];
  places: SourcePlaces;
  categories: IndexedCategory[];
  products: SourceProduct[];
  panels: IndexedPanel[];
  /** Tests that no panel lists, such as the blood count. */
  otherTests: IndexedOtherTest[];
  supplies: IndexedSupply[];
  brands: IndexedBrand[];
  /** The page that shows all brands. */
  brandsPath: string;
  pages: { path: string; name: string; text: string; also?: string[] }[];
};

type SourceAnswer = IndexedAnswer & { words: string[] };

type SourcePlaces = {
  /** The text for a province that the company serves; {provincia} is its name. */
  covered: string;
  elsewhere: string;
  /** Words that ask about coverage without a place. */
  words: string[];
  path: string;
  provinces: { name: string; towns: string[]; covered?: true }[];
};

type Intents = Record<"quote" | "compare" | "choose" | "counted" | "perHour" | "perDay", string[]> & {
  laboratories: Record<LaboratorySize, string[]>;
};

export type SourceProduct = IndexedProduct & { name: string; path: string; summary: string; also?: string[] };

export type IndexedPanel = {
  path: string;
  name: string;
  category: string;
  text: string;
  /** Ids of the products that run its tests; rapid tests need none. */
  analyzers?: string[];
  groups: IndexedTestGroup[];
  also?: string[];
};

export type IndexedTestGroup = {
  name: string;
  also?: string[];
  /** Set only if some analyzers of the panel do not run the group. */
  analyzers?: string[];
  tests: (IndexedTest & {
    /** Products of other lines that also run the test. */
    others?: string[];
  })[];
};

export type IndexedTest = {
  /** Id of the test's page. A cassette for several tests leads to the page of the first. */
  id: string;
  name: string;
  /** Colour of the cap of the test's tube. */
  cap?: CapColour;
  detail?: string;
  also?: string[];
};

type IndexedOtherTest = IndexedTest & { category: string; analyzers: string[] };

export type IndexedSupply = {
  path: string;
  name: string;
  category: string;
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

/** Anything the search can find, with the content of its row. */
export type FoundSource = Omit<IndexedDocument, "topic"> & {
  name: string;
  /** The second line of its row. */
  context: string;
  /** Synonyms. */
  also?: string[];
  /** Names of the document's topic. They find the document but are not its name. */
  topicNames?: string[];
  /** A sentence about it. */
  text: string;
};
