import type { SearchIndex } from "#app/content/outputs/search-format.ts";
import { slug } from "#app/lib/text/slug.ts";
import { numberInWords } from "#app/lib/workload.ts";
import type { Draft, SearchDocument } from "./search-document.ts";
import { categoryNames, categoryOf, listTestGroups, listTests } from "./test-documents.ts";

const none: string[] = [];

/** Everything the index holds, as one flat list in the order of rank. */
export function listDocuments(index: SearchIndex): SearchDocument[] {
  const drafts = [...products(index), ...listTests(index), ...supplies(index), ...brandsAndPages(index)];
  return drafts.map((draft, id) => ({
    ...draft,
    id,
    also: draft.also ?? none,
    broader: draft.broader ?? none,
    kindWords: draft.kindWords ?? none,
  }));
}

function products(index: SearchIndex): Draft[] {
  return index.products.map((product) => {
    const area = categoryOf(index, product.category);
    const place = product.models ? `${numberInWords(product.models)} modelos` : area?.label;
    return {
      group: "products",
      kind: "product",
      name: product.name,
      path: product.path,
      context: [product.brand, place].filter(Boolean).join(" · "),
      also: [product.shortName, ...(product.also ?? [])].filter((word) => word !== undefined),
      broader: area && categoryNames(area),
      text: product.summary,
      kindWords: index.kinds.product,
      product: { ...product, area },
    };
  });
}

function supplies(index: SearchIndex): Draft[] {
  return index.supplies.flatMap((supply): Draft[] => {
    const category = categoryOf(index, supply.category);
    const shared = { group: "supplies", kind: "supply", kindWords: index.kinds.supply } as const;
    return [
      {
        ...shared,
        name: supply.name,
        path: supply.path,
        context: supply.groups.map((group) => group.name).join(" · "),
        leadsTo: category?.label,
        also: supply.also,
        broader: category?.also,
        text: supply.text,
      },
      ...supply.groups.flatMap((group) => {
        const broader = [supply.name, group.name];
        return group.items.map((item) => ({
          ...shared,
          name: item.name,
          path: `${supply.path}#${slug(item.name)}`,
          context: item.detail,
          leadsTo: supply.name,
          also: item.also,
          broader,
          text: item.text,
        }));
      }),
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
      path: index.brandsPath,
      context: `${area} · importación ${direct ? "directa" : "local"}`,
      leadsTo: "Marca",
      also,
      text,
    })),
    ...index.categories.map(({ label, path, text, also }) => ({
      group,
      kind: "category" as const,
      name: label,
      path,
      context: "Productos",
      leadsTo: "Categoría",
      also,
      text,
    })),
    ...index.panels.map((panel) => ({
      group,
      kind: "panel" as const,
      name: panel.name,
      path: panel.path,
      context: categoryOf(index, panel.category)?.label ?? "",
      leadsTo: "Panel de Pruebas",
      also: panel.also,
      text: panel.text,
      kindWords: index.kinds.panel,
    })),
    ...listTestGroups(index),
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
