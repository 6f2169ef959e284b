import type { IndexedCategory, IndexedProduct, SearchIndex } from "#app/content/outputs/search-format.ts";
import { slug } from "#app/lib/slug.ts";
import { listTests, panelPath } from "./test-documents.ts";

export type Group = "products" | "tests" | "supplies" | "pages";
export type Kind = "product" | "test" | "rapidTest" | "supply" | "brand" | "page" | "panel" | "category";

export type FoundProduct = IndexedProduct & { area?: IndexedCategory };

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

export type Draft = Omit<SearchDocument, "id" | "also" | "broader" | "kindWords"> &
  Partial<Pick<SearchDocument, "also" | "broader" | "kindWords">>;

const counts = ["cero", "un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"];

/** Everything the index holds, as one flat list in the order of rank. */
export function listDocuments(index: SearchIndex): SearchDocument[] {
  const drafts = [...products(index), ...listTests(index), ...supplies(index), ...brandsAndPages(index)];
  return drafts.map(({ also = [], broader = [], kindWords = [], ...draft }, id) => ({
    ...draft,
    id,
    also,
    broader,
    kindWords,
  }));
}

function productPath(index: SearchIndex, { category, series, id }: IndexedProduct): string {
  return [categoryPath(index, category), series, id].filter(Boolean).join("/");
}

export function categoryPath(index: SearchIndex, place: number): string {
  return `/productos/${index.categories[place]?.id}`;
}

function products(index: SearchIndex): Draft[] {
  return index.products.map((product) => {
    const area = index.categories[product.category];
    const place = product.models ? `${counts[product.models] ?? product.models} modelos` : area?.label;
    return {
      group: "products",
      kind: "product",
      name: product.name,
      path: productPath(index, product),
      context: [product.brand, place].filter(Boolean).join(" · "),
      also: product.also,
      broader: [area?.label ?? "", ...(area?.also ?? [])],
      text: product.summary,
      kindWords: index.kinds.product,
      product: { ...product, area },
    };
  });
}

function supplies(index: SearchIndex): Draft[] {
  return index.supplies.flatMap((supply): Draft[] => {
    const path = `${categoryPath(index, supply.category)}/${supply.id}`;
    const category = index.categories[supply.category];
    const shared = { group: "supplies", kind: "supply", kindWords: index.kinds.supply } as const;
    return [
      {
        ...shared,
        name: supply.name,
        path,
        context: supply.groups.map((group) => group.name).join(" · "),
        leadsTo: category?.label,
        also: supply.also,
        broader: category?.also,
        text: supply.text,
      },
      ...supply.groups.flatMap((group) =>
        group.items.map((item) => ({
          ...shared,
          name: item.name,
          path: `${path}#${slug(group.name)}`,
          context: item.detail,
          leadsTo: supply.name,
          also: item.also,
          broader: [supply.name, group.name],
          text: item.text,
        })),
      ),
    ];
  });
}

function brandsAndPages(index: SearchIndex): Draft[] {
  const group = "pages" as const;
  return [
    ...index.brands.map(({ name, area, text, direct, also }) => ({
      group,
      kind: "brand" as const,
      name,
      path: "/marcas",
      context: `${area} · importación ${direct ? "directa" : "local"}`,
      leadsTo: "Marca",
      also,
      text,
    })),
    ...index.categories.map(({ label, text, also }, place) => ({
      group,
      kind: "category" as const,
      name: label,
      path: categoryPath(index, place),
      context: "Productos",
      leadsTo: "Categoría",
      also,
      text,
    })),
    ...index.panels.map((panel) => ({
      group,
      kind: "panel" as const,
      name: panel.name,
      path: panelPath(index, panel),
      context: index.categories[panel.category]?.label ?? "",
      leadsTo: "Panel de Pruebas",
      also: panel.also,
      text: panel.text,
    })),
    ...index.pages.map(({ path, name, text, also }) => ({
      group,
      kind: "page" as const,
      name,
      path,
      context: text,
      leadsTo: "Página",
      also,
      text: "",
    })),
  ];
}
