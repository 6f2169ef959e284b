import { catalogueEntries, categoryPages } from "#app/content/catalogue/addresses.ts";
import { type Card, card } from "#app/content/catalogue/cards.ts";
import { categoryFilters, type Facets } from "#app/content/catalogue/filters.ts";
import { entryLink } from "#app/content/catalogue/links.ts";
import { catalogueDownload } from "#app/content/catalogue/printed.ts";
import type { Entry, Site } from "#app/content/catalogue/site.ts";
import { type Analyzer, type WorkloadArea, workloadArea } from "#app/content/catalogue/workload.ts";
import type { Category } from "#app/content/schema/files.ts";
import { categoryPath } from "#app/lib/addresses/category-pages.ts";
import { catalogueTrail } from "#app/lib/addresses/trail.ts";
import type { LabelledLink } from "#app/lib/shapes.ts";
import { formatNumber, joinList, range, withUnit } from "#app/lib/text/format.ts";

export type CategoryLink = LabelledLink & { id: string; count: number };

export type CatalogueCard = Card & { facets?: Facets };

export type CategoryView = ReturnType<typeof categoryView> & object;
/** The part below the products on a category's first page. */
export type CategoryFoot = ReturnType<typeof categoryFoot>;

type RelatedLink = LabelledLink & { text: string };

export type CompactArea = Omit<WorkloadArea, "analyzers"> & {
  analyzers: (Pick<Analyzer, "id" | "rate" | "modules"> & { name: string; models?: readonly string[] })[];
};

/** Maximum number of marks on a ruler that is half a page wide. More would overlap. */
const maxOnCompactRuler = 12;
const maxCompared = 4;
const inWordsOf: Record<number, string> = { 2: "dos", 3: "tres", 4: "cuatro" };

export function categoryLinks(site: Site): CategoryLink[] {
  return site.categories.map(({ id, name }) => ({
    id,
    label: name,
    to: categoryPath(id),
    count: catalogueEntries(site, id).length,
  }));
}

/** Pages count from 1. */
export function categoryView(site: Site, id: string, page = 1) {
  const category = site.category(id);
  const pages = categoryPages(site, id);
  const own = pages[page - 1];
  if (!category || !own) return undefined;
  const { name, label, lead, seo, scale } = category;
  const { filters, cardOf } = catalogueCards(site, category);
  return {
    id,
    name,
    label,
    lead,
    canonical: own.path,
    trail: catalogueTrail({ label }),
    seo: page > 1 ? { ...seo, title: `${seo.title}, página ${page}` } : seo,
    scale: scale && `Escala común: ${withUnit(range("0", formatNumber(scale.max)), scale.unit)}`,
    cards: own.entries.map(cardOf),
    // Number of cards on all pages.
    count: catalogueEntries(site, id).length,
    page,
    pages: pages.length,
    previous: pages[page - 2]?.path,
    next: pages[page]?.path,
    filters,
  };
}

export function categoryFoot(site: Site, category: Category) {
  const place = site.categories.indexOf(category);
  const next = site.categories[(place + 1) % site.categories.length] ?? category;
  return {
    workload: compactArea(workloadArea(site, category)),
    related: [...menuOnly(site, category), ...comparisonOf(site, category), ...(category.related ?? [])],
    download: catalogueDownload(site, category.id),
    next: { label: next.name, to: categoryPath(next.id), lead: next.lead },
  };
}

function comparisonOf(site: Site, { id }: Category): RelatedLink[] {
  const all = site.products
    .filter((product) => product.category === id && product.kind !== "series")
    .sort((a, b) => a.order - b.order);
  if (all.length < 2 || all.length > maxCompared) return [];
  const names = joinList(all.map(({ shortName, name }) => shortName ?? name));
  const to = `/comparar?equipos=${all.map((product) => product.id).join(",")}`;
  return [{ label: `Comparar los ${inWordsOf[all.length]} equipos`, text: `${names}, lado a lado.`, to }];
}

function menuOnly(site: Site, { id }: Category): RelatedLink[] {
  return site
    .entriesOf(id)
    .filter(({ listed }) => listed.includes("menu") && !listed.includes("catalogue"))
    .map((entry) => ({ ...entryLink(entry), text: entry.summary }));
}

function compactArea(area: WorkloadArea | undefined): CompactArea | undefined {
  if (!area || area.analyzers.length > maxOnCompactRuler) return undefined;
  const analyzers = area.analyzers.map(({ id, name, shortName, rate, modules, models }) => ({
    id,
    name: shortName ?? name,
    rate,
    modules,
    models: models?.map((model) => model.id),
  }));
  return { ...area, analyzers };
}

export function allCards(site: Site, category: Category): CatalogueCard[] {
  return catalogueEntries(site, category.id).map(catalogueCards(site, category).cardOf);
}

function catalogueCards(site: Site, category: Category) {
  const { filters, facetsOf } = categoryFilters(site, category, catalogueEntries(site, category.id));
  const cardOf = (entry: Entry): CatalogueCard => ({ ...card(site, entry), facets: facetsOf(entry) });
  return { filters, cardOf };
}
