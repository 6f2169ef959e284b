import { breadcrumbData, itemListData, questionData } from "#app/blocks/structured-data.ts";
import type { PageData } from "#app/content/page-data.ts";
import type { Head } from "#app/router/route.ts";

export const head = ({ view, guide }: PageData<"category">): Head => ({
  ...view.seo,
  canonical: view.canonical,
  structuredData: () => [
    breadcrumbData(view.trail, view.canonical),
    itemListData(view.label, view.cards),
    ...(guide ? [questionData(guide.questions)] : []),
  ],
});
