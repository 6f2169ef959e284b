import { breadcrumbData, productData } from "#app/blocks/structured-data.ts";
import type { PageData } from "#app/content/page-data.ts";

export const structuredData = (page: PageData<"product">) => [
  productData(page),
  breadcrumbData(page.trail, page.path),
];
