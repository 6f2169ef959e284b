import type { Crumb } from "#app/lib/shapes.ts";
import type { Head } from "#app/router/route.ts";

type Texts = {
  seo: { title: string; description: string };
  faq?: { items: { question: string; answer: string }[] };
};

/** Some pages have their texts in `page`, others at the top level. */
export type PlainPage = { canonical: string; trail: Crumb[]; organization?: Record<string, unknown> } & (
  | { page: Texts }
  | Texts
);

/** For pages without a head.ts. */
export function pageHead({ canonical, ...data }: PlainPage): Head {
  return { ...textsOf(data).seo, canonical };
}

export function textsOf(data: { page: Texts } | Texts): Texts {
  return "page" in data ? data.page : data;
}
