import type { PageData } from "#app/content/page-data.ts";
import { maxQueryLength, queryParameter } from "#app/lib/addresses/search-address.ts";
import type { Head } from "#app/router/route.ts";
import { textIn } from "#app/router/use-address-text.ts";
import type { Location } from "#app/router/use-location.ts";

export function head({ page }: PageData<"search">, { search }: Location): Head {
  const query = textIn(new URLSearchParams(search), queryParameter, maxQueryLength).trim();
  return { ...page.seo, title: query ? `«${query}» en el catálogo` : page.seo.title };
}
