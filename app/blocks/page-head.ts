import { breadcrumbData, questionData } from "#app/blocks/structured-data.ts";
import type { Crumb } from "#app/lib/shapes.ts";
import type { Head } from "#app/router/route.ts";

type Seo = { title: string; description: string };
type Texts = { seo: Seo; faq?: { items: { question: string; answer: string }[] } };

/** Fixed pages have their texts in `page`; entries have theirs at the top. */
type Described = { canonical: string; trail: Crumb[]; organization?: Record<string, unknown> } & (
  | { page: Texts }
  | Texts
);

/** The head of a page that has no head.ts. */
export function pageHead({ canonical, trail, organization, ...data }: Described): Head {
  const { seo, faq } = "page" in data ? data.page : data;
  return {
    ...seo,
    canonical,
    structuredData: () => [
      ...(organization ? [organization] : []),
      ...(faq ? [questionData(faq.items)] : []),
      ...(trail.length > 0 ? [breadcrumbData(trail, canonical)] : []),
    ],
  };
}
