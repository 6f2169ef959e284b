import { categoryPages } from "#app/content/catalogue/addresses.ts";
import type { WholeSite } from "#app/content/site.ts";
import { allCards } from "#app/content/views/category.ts";
import { categoryCardsPath } from "#app/lib/addresses/category-pages.ts";
import { comparisonDataPath } from "#app/lib/addresses/comparison-data-path.ts";
import { orderItemsPath } from "#app/lib/addresses/order-items-path.ts";
import { searchIndexPath } from "#app/lib/addresses/search-address.ts";
import { comparedProduct } from "./comparison.ts";
import { orderItems } from "./order-items.ts";
import { searchIndex } from "./search-index.ts";

type DataFile = { path: string; data: () => unknown };

export function listDataFiles(site: WholeSite): DataFile[] {
  const compared = site.products.filter((product) => product.kind !== "series");
  return [
    { path: searchIndexPath, data: () => searchIndex(site) },
    { path: orderItemsPath, data: () => orderItems(site) },
    ...compared.map(({ id }) => ({ path: comparisonDataPath(id), data: () => comparedProduct(site, id) })),
    // If a category has only one page, that page already contains all its cards.
    ...site.categories
      .filter(({ id }) => categoryPages(site, id).length > 1)
      .map((category) => ({ path: categoryCardsPath(category.id), data: () => allCards(site, category) })),
  ];
}
