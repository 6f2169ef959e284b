import type {
  IndexedCategory,
  IndexedDocument,
  Kind,
  SearchIndex,
} from "#app/content/outputs/search-format.ts";
import { lazyValue, memoize } from "#app/lib/memoize.ts";
import { linesOf, splitSections } from "#app/lib/text/search-words.ts";
import type { FoundProduct, Group, SearchDocument } from "./search-document.ts";
import type { Meaning } from "./vocabulary.ts";

export type DocumentList = {
  at(number: number): SearchDocument;
  meaningAt(number: number): Meaning;
  all(): SearchDocument[];
  products(): SearchDocument[];
  productWith(id: string): SearchDocument | undefined;
};

const groups: Partial<Record<Kind, Group>> = {
  product: "products",
  test: "tests",
  rapidTest: "tests",
  supply: "supplies",
};
const missing: IndexedDocument = { kind: "page", path: "" };

type Texts = {
  names: ReadSection;
  texts: ReadSection;
  topics: ReadSection;
  areas: ReadonlyMap<string, IndexedCategory>;
};
type ReadSection = (number: number) => string[];

/** Reads texts on demand, because a query finds many more documents than the page shows. */
class StoredDocument implements SearchDocument {
  readonly id: number;
  readonly kind: SearchDocument["kind"];
  readonly group: Group;
  readonly path: string;
  readonly #indexed: IndexedDocument;
  readonly #texts: Texts;
  #product: FoundProduct | undefined;

  constructor(id: number, indexed: IndexedDocument, texts: Texts) {
    this.id = id;
    this.kind = indexed.kind;
    this.group = groups[indexed.kind] ?? "pages";
    this.path = indexed.path;
    this.#indexed = indexed;
    this.#texts = texts;
  }

  get leadsTo() {
    return this.#indexed.leadsTo;
  }
  get cap() {
    return this.#indexed.cap;
  }
  get analyzers() {
    return this.#indexed.analyzers;
  }
  get name(): string {
    return this.#texts.names(this.id * 2)[0] ?? "";
  }
  get otherNames() {
    return this.#indexed.otherNames;
  }
  get also(): string[] {
    return this.#texts.names(this.id * 2 + 1);
  }
  get context(): string {
    return this.#texts.texts(this.id * 2)[0] ?? "";
  }
  get text(): string {
    return this.#texts.texts(this.id * 2 + 1)[0] ?? "";
  }
  get topicNames(): string[] {
    const { topic } = this.#indexed;
    return topic === undefined ? [] : this.#texts.topics(topic);
  }
  get product(): FoundProduct | undefined {
    const { product } = this.#indexed;
    if (!product) return undefined;
    this.#product ??= {
      ...product,
      name: this.name,
      path: this.path,
      summary: this.text,
      area: this.#texts.areas.get(product.category),
    };
    return this.#product;
  }
}

export function documentList(index: SearchIndex): DocumentList {
  const texts: Texts = {
    names: sectionsOf(index.names),
    texts: sectionsOf(index.texts),
    topics: sectionsOf(index.topics),
    areas: new Map(index.categories.map((category) => [category.id, category])),
  };
  const at = memoize((id: number) => new StoredDocument(id, index.documents[id] ?? missing, texts));
  const all = () => index.documents.map((_, number) => at(number));
  const numberOf = memoize((id: string) => index.documents.findIndex(({ product }) => product?.id === id));

  return {
    at,
    meaningAt: memoize((number) => ({ kind: "document", document: () => at(number) })),
    all,
    products: () => index.documents.flatMap(({ product }, number) => (product ? [at(number)] : [])),
    productWith: (id) => (numberOf(id) < 0 ? undefined : at(numberOf(id))),
  };
}

function sectionsOf(joined: string): ReadSection {
  const sections = lazyValue(() => splitSections(joined));
  return memoize((number) => linesOf(sections()[number]));
}
