import type { IndexedDocument, Kind, SearchIndex } from "#app/content/outputs/search-format.ts";
import { lazyValue, memoize } from "#app/lib/memoize.ts";
import { splitSections } from "#app/lib/text/search-words.ts";
import type { Group, SearchDocument } from "./search-document.ts";
import type { Meaning } from "./vocabulary.ts";

export type DocumentList = {
  /** Returns a document by its number. */
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
const none: string[] = [];
const missing: IndexedDocument = { kind: "page", path: "" };

/** Reads documents from the index when they are found: a query finds few of them. */
export function documentList(index: SearchIndex): DocumentList {
  const names = splitSections(index.names);
  const texts = splitSections(index.texts);
  const topics = lazyValue(() => splitSections(index.topics).map(split));

  const at = memoize((id: number): SearchDocument => {
    const { kind, topic, product, path, leadsTo, cap, analyzers } = index.documents[id] ?? missing;
    const [name = ""] = split(names[id * 2]);
    const text = texts[id * 2 + 1] ?? "";
    return {
      id,
      leadsTo,
      cap,
      analyzers,
      kind,
      path,
      group: groups[kind] ?? "pages",
      name,
      also: split(names[id * 2 + 1]),
      context: texts[id * 2] ?? "",
      text,
      topicNames: (topic === undefined ? undefined : topics()[topic]) ?? none,
      product: product && {
        ...product,
        name,
        path,
        summary: text,
        area: index.categories.find((category) => category.id === product.category),
      },
    };
  });
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

function split(section: string | undefined): string[] {
  return section ? section.split("\n") : none;
}
