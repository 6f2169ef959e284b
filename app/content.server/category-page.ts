import { formatNumber, range, withUnit } from "#app/lib/format.ts";
import { categoryPath } from "./addresses.ts";
import { type Card, card } from "./cards.ts";
import type { Category } from "./schema/files.ts";
import type { Site } from "./site.ts";

export type CategoryLink = { id: string; name: string; path: string; count: number };

export type CategoryView = {
  id: string;
  name: string;
  label: string;
  lead: string;
  canonical: string;
  seo: Category["seo"];
  /** «Escala común: 0–1.600 pruebas/h». */
  scale?: string;
  cards: Card[];
};

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
  return {
    id,
    name,
    label,
    lead,
    canonical: categoryPath(id),
    seo,
    scale: scale && `Escala común: ${withUnit(range("0", formatNumber(scale.max)), scale.unit)}`,
    cards: catalogueEntries(site, id).map((entry) => card(site, entry)),
  };
}

function catalogueEntries(site: Site, category: string) {
  return site.entriesOf(category).filter((entry) => entry.listed.includes("catalogue"));
}
