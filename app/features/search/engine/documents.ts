import type { IndexedDocument, Kind, SearchIndex } from "#app/content/outputs/search-format.ts";
import { lazyValue, memoize } from "#app/lib/memoize.ts";
import { linesOf, splitSections } from "#app/lib/text/search-words.ts";
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
  const names = lazyValue(() => splitSections(index.names));
  const texts = lazyValue(() => splitSections(index.texts));
  const topics = lazyValue(() => splitSections(index.topics).map(linesOf));

  const at = memoize((id: number): SearchDocument => {
    const { kind, topic, product, path, leadsTo, cap, analyzers } = index.documents[id] ?? missing;
    const [name = ""] = linesOf(names()[id * 2]);
    // Many documents are found for each one that is shown, and only rows show these texts.
    const textOf = (section: number) => linesOf(texts()[section])[0] ?? "";
    return {
      id,
      leadsTo,
      cap,
      analyzers,
      kind,
      path,
      group: groups[kind] ?? "pages",
      name,
      also: linesOf(names()[id * 2 + 1]),
      get context() {
        return textOf(id * 2);
      },
      get text() {
        return textOf(id * 2 + 1);
      },
      topicNames: (topic === undefined ? undefined : topics()[topic]) ?? none,
      product: product && {
        ...product,
        name,
        path,
        get summary() {
          return textOf(id * 2 + 1);
        },
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
