import { breadcrumbData } from "#app/blocks/structured-data.ts";
import type { Head } from "#app/router/route.ts";

type Entry = {
  seo: { title: string; description: string };
  canonical: string;
  crumbs: { label: string; to?: string }[];
};

/** The head of a panel or a supply line. */
export function entryHead({ seo, canonical, crumbs }: Entry): Head {
  return { ...seo, canonical, structuredData: () => [breadcrumbData(crumbs, canonical)] };
}
