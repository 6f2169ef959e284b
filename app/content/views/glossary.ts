import type { WholeSite } from "#app/content/site.ts";
import { findTerms, type Terms } from "#app/lib/text/terms.ts";
import type { ProductPage } from "./product.ts";

/** A product with the words of its text and its table that the glossary explains. */
export function withTerms(
  site: WholeSite,
  page: ProductPage | undefined,
): (ProductPage & { terms?: Terms }) | undefined {
  if (!page) return undefined;
  const rows = page.specifications.flatMap(({ parameter, value }) => [parameter, value]);
  const texts = [...page.features, page.context ?? "", ...rows];
  return { ...page, terms: findTerms(texts, site.pages.glossary.terms) };
}
