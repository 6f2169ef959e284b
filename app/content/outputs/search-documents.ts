import { slug } from "#app/lib/text/slug.ts";
import { numberInWords } from "#app/lib/workload.ts";
import type { FoundSource, SearchSource } from "./search-source.ts";
import { categoryNames, categoryOf, listTestGroups, listTests } from "./search-test-documents.ts";

/** Everything the search finds, as one flat list in the order of rank. */
export function listDocuments(source: SearchSource): FoundSource[] {
  return [...products(source), ...listTests(source), ...supplies(source), ...brandsAndPages(source)];
}

function products(source: SearchSource): FoundSource[] {
  return source.products.map(({ name, path, summary, also = [], ...product }) => {
    const area = categoryOf(source, product.category);
    const place = product.models ? `${numberInWords(product.models)} modelos` : area?.label;
    return {
      kind: "product",
      name,
      path,
      context: [product.brand, place].filter(Boolean).join(" · "),
      also: [product.shortName, ...also].filter((word) => word !== undefined),
      topicNames: area && categoryNames(area),
      text: summary,
      product,
    };
  });
}

function supplies(source: SearchSource): FoundSource[] {
  return source.supplies.flatMap((supply): FoundSource[] => {
    const category = categoryOf(source, supply.category);
    const kind = "supply" as const;
    return [
      {
        kind,
        name: supply.name,
        path: supply.path,
        context: supply.groups.map((group) => group.name).join(" · "),
        leadsTo: category?.label,
        also: supply.also,
        topicNames: category?.also,
        text: supply.text,
      },
      ...supply.groups.flatMap((group) => {
        const topicNames = [supply.name, group.name];
        return group.items.map((item) => ({
          kind,
          name: item.name,
          path: `${supply.path}#${slug(item.name)}`,
          context: item.detail,
          leadsTo: supply.name,
          also: item.also,
          topicNames,
          text: item.text,
        }));
      }),
    ];
  });
}

function brandsAndPages(source: SearchSource): FoundSource[] {
  return [
    ...source.brands.map(({ name, area, text, direct, also }) => ({
      kind: "brand" as const,
      name,
      path: source.brandsPath,
      context: `${area} · ${direct ? "importación directa" : "distribución local"}`,
      leadsTo: "Marca",
      also,
      text,
    })),
    ...source.categories.map(({ label, path, text, also }) => ({
      kind: "category" as const,
      name: label,
      path,
      context: "Productos",
      leadsTo: "Categoría",
      also,
      text,
    })),
    ...source.panels.map((panel) => ({
      kind: "panel" as const,
      name: panel.name,
      path: panel.path,
      context: categoryOf(source, panel.category)?.label ?? "",
      leadsTo: "Panel de Pruebas",
      also: panel.also,
      text: panel.text,
    })),
    ...listTestGroups(source),
    ...source.pages.map(({ path, name, text, also }) => ({
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
