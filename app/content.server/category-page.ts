import { formatNumber, range, withUnit } from "#app/lib/format.ts";
import { categoryPath, entryPath } from "./addresses.ts";
import { type Card, card } from "./cards.ts";
import { categoryFilters, type Facets, type Filter } from "./filters.ts";
import type { Category } from "./schema/files.ts";
import type { Site } from "./site.ts";

export type CategoryLink = { id: string; name: string; path: string; count: number };

export type CatalogueCard = Card & { facets?: Facets };

/** An entry past the first page: what filters and a plain link need. Its card is in a file of its own. */
export type LaterEntry = { name: string; path: string; facets?: Facets };

export type CategoryView = {
  id: string;
  name: string;
  label: string;
  lead: string;
  canonical: string;
  seo: Category["seo"];
  /** «Escala común: 0–1.600 pruebas/h». */
  scale?: string;
  cards: CatalogueCard[];
  later: LaterEntry[];
  filters: Filter[];
};

/** A page carries so many cards, whatever the size of the catalogue. */
export const cardsPerPage = 24;

export function categoryLinks(site: Site): CategoryLink[] {
  return site.categories.map(({ id, name }) => ({
    id,
    name,
    path: categoryPath(id),
    count: catalogueEntries(site, id).length,
  }));
}

export function categoryView(site: Site, id: string): CategoryView | undefined {
  const category = site.category(id);
  if (!category) return undefined;
  const { name, label, lead, seo, scale } = category;
  const entries = catalogueEntries(site, id);
  const { filters, facetsOf } = categoryFilters(site, category, entries);
  return {
    id,
    name,
    label,
    lead,
    canonical: categoryPath(id),
    seo,
    scale: scale && `Escala común: ${withUnit(range("0", formatNumber(scale.max)), scale.unit)}`,
    cards: categoryCards(site, id, 1),
    later: entries
      .slice(cardsPerPage)
      .map((entry) => ({ name: entry.name, path: entryPath(entry), facets: facetsOf(entry) })),
    filters,
  };
}

/** The cards of one page of a category, counted from 1. */
export function categoryCards(site: Site, id: string, page: number): CatalogueCard[] {
  const category = site.category(id);
  if (!category) return [];
  const entries = catalogueEntries(site, id);
  const { facetsOf } = categoryFilters(site, category, entries);
  return entries
    .slice((page - 1) * cardsPerPage, page * cardsPerPage)
    .map((entry) => ({ ...card(site, entry), facets: facetsOf(entry) }));
}

/** How many pages of cards a category has. */
export function countCardPages(site: Site, id: string): number {
  return Math.ceil(catalogueEntries(site, id).length / cardsPerPage);
}

function catalogueEntries(site: Site, category: string) {
  return site.entriesOf(category).filter((entry) => entry.listed.includes("catalogue"));
}
