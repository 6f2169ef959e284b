import type { WholeSite } from "#app/content/site.ts";
import { findTerms, type Terms } from "#app/lib/text/terms.ts";
import type { ProductPage } from "./product.ts";

/** In one row below the guide. */
const mostExplained = 4;

/** The guide of a category, with the words that the glossary explains. */
export function guideView(site: WholeSite, id: string) {
  const guide = site.category(id)?.guide;
  if (!guide) return undefined;
  const glossary = site.pages.glossary.terms;
  const terms = findTerms(guide.paragraphs, glossary);
  const found = new Set(Object.values(terms ?? {}));
  const explained = glossary.filter((entry) => found.has(entry.id)).slice(0, mostExplained);
  return {
    ...guide,
    terms,
    explained: explained.map(({ id: anchor, term, short }) => ({ id: anchor, term, short })),
  };
}

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
