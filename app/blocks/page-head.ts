import type { Crumb } from "#app/lib/shapes.ts";
import type { Head } from "#app/router/route.ts";

type Texts = {
  seo: { title: string; description: string };
  faq?: { items: { question: string; answer: string }[] };
};

/** The texts of a fixed page are in `page`; the texts of an entry are at the top level. */
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
