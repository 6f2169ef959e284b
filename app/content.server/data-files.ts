import { categoryCardsPath } from "#app/lib/category-cards-path.ts";
import { comparisonDataPath } from "#app/lib/comparison-data-path.ts";
import { searchIndexPath } from "#app/lib/search-address.ts";
import { categoryCards, countCardPages } from "./category-page.ts";
import { comparedProduct } from "./comparison.ts";
import { searchIndex } from "./search-index.ts";
import type { Site } from "./site.ts";

type DataFile = { path: string; data: () => unknown };

/** What features ask for in the browser when they are used, each in a file of its own. */
export function listDataFiles(site: Site): DataFile[] {
  // A series is not compared, its models are.
  const compared = site.products.filter((product) => product.kind !== "series");
  return [
    { path: searchIndexPath, data: () => searchIndex(site) },
    ...compared.map(({ id }) => ({ path: comparisonDataPath(id), data: () => comparedProduct(site, id) })),
    ...site.categories.flatMap(({ id }) => laterCards(site, id)),
  ];
}

/** The cards of a category past its first page, which has its own. */
function laterCards(site: Site, category: string): DataFile[] {
  const later = Math.max(0, countCardPages(site, category) - 1);
  return Array.from({ length: later }, (_, index) => {
    const page = index + 2;
    return {
      path: categoryCardsPath(category, page),
      data: () => categoryCards(site, category, page),
    };
  });
}
