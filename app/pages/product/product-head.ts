import { breadcrumbData, productData } from "#app/blocks/structured-data.ts";
import type { ProductPage } from "#app/content/views/product.ts";
import type { Head } from "#app/router/route.ts";

export function productHead(page: ProductPage): Head {
  return {
    ...page.seo,
    canonical: page.path,
    structuredData: () => [productData(page), breadcrumbData(page.trail, page.path)],
  };
}
