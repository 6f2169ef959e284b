import type { ElevationKind } from "#app/lib/drawing/elevation-bodies.ts";
import type { CapColour } from "#app/lib/drawing/rack.ts";
import type { LabelledLink, ProductRef, Reading } from "#app/lib/shapes.ts";

/**
 * The search index as the browser receives it. The browser derives counts and the flat list of documents from it.
 * The anchor of a group is the slug of its name, as on its page: listing them would make the index 3 % larger.
 */
export type SearchIndex = {
  frequent: string[];
  links: (LabelledLink & { text: string; icon: "products" | "support" })[];
  /** Words that the search skips. */
  ignored: string[];
  /** Words that the search does not find and never corrects. */
  known: string[];
  /** Words that name the kind of a result. */
  kinds: Record<"product" | "test" | "rapidTest" | "panel" | "supply", string[]>;
  /** Words that say what a visitor wants to do. */
  intents: Intents;
  /** Questions that the search answers itself. */
  answers: IndexedAnswer[];
  /** Things and makers of the trade that the company does not have. */
  notOffered: { name: string; also?: string[]; nearest: LabelledLink[] }[];
  places: IndexedPlaces;
  categories: IndexedCategory[];
  products: IndexedProduct[];
  panels: IndexedPanel[];
  /** Tests that no panel lists, such as the blood count. */
  otherTests: IndexedOtherTest[];
  supplies: IndexedSupply[];
  brands: IndexedBrand[];
  /** The page that shows all of them. */
  brandsPath: string;
  pages: { path: string; name: string; text: string; also?: string[] }[];
};

/** An answer leads to a page, or to the contact form with a subject. */
export type IndexedAnswer = {
  words: string[];
  /** Set if the words count only where nothing else is asked for. */
  alone?: true;
  name: string;
  text: string;
  path?: string;
  subject?: "general" | "sales" | "support" | "demo" | "partnership";
};

type IndexedPlaces = {
  /** The text for a province that the company serves; {provincia} is its name. */
  covered: string;
  elsewhere: string;
  /** Words that ask about coverage without a place. */
  words: string[];
  path: string;
  provinces: { name: string; towns: string[]; covered?: true }[];
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
  /** The formatted end of the common scale, and its unit. */
  scale?: { max: string; unit: string };
  /** Synonyms. */
  also?: string[];
};

export type IndexedProduct = ProductRef & {
  /** Id of its category. */
  category: string;
  /** Results per hour that the maker states. */
  rate?: number;
  /** The sizes of laboratory that it, or a model of the series, is made for. */
  laboratories?: LaboratorySize[];
  /** How many models a series has. */
  models?: number;
  summary: string;
  reading?: Reading;
  also?: string[];
};

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
  /** Set only if not all analyzers of the panel run it. */
  analyzers?: string[];
  tests: (IndexedTest & {
    /** Products of other lines that also run it. */
    others?: string[];
  })[];
};

export type IndexedTest = {
  /** Its page; a cassette for several tests leads to the first of them. */
  id: string;
  name: string;
  /** Colour of its cap. */
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
