import type { WholeSite } from "#app/content/site.ts";
import { findTerms, type Terms } from "#app/lib/text/terms.ts";
import type { ProductPage } from "./product.ts";

/** Adds the glossary terms that a product's text and table use. */
export function withTerms(
  site: WholeSite,
  page: ProductPage | undefined,
): (ProductPage & { terms?: Terms }) | undefined {
  if (!page) return undefined;
  const rows = page.specifications.flatMap(({ parameter, value }) => [parameter, value]);
  const texts = [...page.features, page.context ?? "", ...rows];
  return { ...page, terms: findTerms(texts, site.pages.glossary.terms) };
}
