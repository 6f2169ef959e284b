import type { WholeSite } from "#app/content/site.ts";
import { inWords } from "#app/lib/text/format.ts";
import { findTerms } from "#app/lib/text/terms.ts";
import type { ProductPage } from "./product.ts";

export function withTerms(site: WholeSite, page: ProductPage | undefined) {
  if (!page) return undefined;
  const { terms } = site.pages.glossary;
  const rows = page.specifications.flatMap((row) => [row.parameter, inWords(row)]);
  return {
    ...page,
    onRequest: page.onRequest.map((row) => ({ ...row, terms: findTerms([row.label], terms) })),
    terms: findTerms([...page.features, page.context ?? "", ...rows], terms),
  };
}
