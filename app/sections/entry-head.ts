import { head } from "#app/layout/head.ts";
import { breadcrumbData } from "#app/layout/structured-data.ts";

type Entry = {
  seo: { title: string; description: string };
  canonical: string;
  crumbs: { label: string; to?: string }[];
};

/** The head of a panel or a supply line. */
export function entryHead({ seo, canonical, crumbs }: Entry) {
  return head({ ...seo, canonical, structuredData: [breadcrumbData(crumbs, canonical)] });
}
