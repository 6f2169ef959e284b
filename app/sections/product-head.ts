import type { ProductPage } from "#app/content.server/product-page.ts";
import { head } from "#app/layout/head.ts";
import { breadcrumbData, productData } from "#app/layout/structured-data.ts";

export function productHead(page: ProductPage) {
  return head({
    ...page.seo,
    canonical: page.canonical,
    structuredData: [productData(page), breadcrumbData(page.crumbs, page.canonical)],
  });
}
