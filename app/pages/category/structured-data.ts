import { breadcrumbData, itemListData, questionData } from "#app/blocks/structured-data.ts";
import type { PageData } from "#app/content/page-data.ts";

export const structuredData = ({ view, guide }: PageData<"category">) => [
  breadcrumbData(view.trail, view.canonical),
  itemListData(view.label, view.cards),
  ...(guide ? [questionData(guide.questions)] : []),
];
