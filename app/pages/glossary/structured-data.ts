import { breadcrumbData, definedTermsData } from "#app/blocks/structured-data.ts";
import type { PageData } from "#app/content/page-data.ts";

export const structuredData = ({ page, letters, trail, canonical }: PageData<"glossary">) => [
  definedTermsData(
    page.title,
    canonical,
    letters.flatMap(({ entries }) => entries),
  ),
  breadcrumbData(trail, canonical),
];
