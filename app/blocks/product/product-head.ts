import type { PageData } from "#app/content/page-data.ts";
import type { Head } from "#app/router/route.ts";

export function productHead(page: PageData<"product">): Head {
  return { ...page.seo, canonical: page.path };
}
