import { breadcrumbData, definedTermsData } from "#app/blocks/structured-data.ts";
import type { PageData } from "#app/content/page-data.ts";
import type { Head } from "#app/router/route.ts";

export const head = ({ page, letters, trail, canonical }: PageData<"glossary">): Head => ({
  ...page.seo,
  canonical,
  structuredData: () => [
    definedTermsData(
      page.title,
      canonical,
      letters.flatMap(({ entries }) => entries),
    ),
    breadcrumbData(trail, canonical),
  ],
});
