import { breadcrumbData } from "#app/blocks/structured-data.ts";
import type { Crumb } from "#app/lib/shapes.ts";
import type { Head } from "#app/router/route.ts";

type Entry = {
  seo: { title: string; description: string };
  canonical: string;
  trail: Crumb[];
};

/** Returns the document head of a panel or a supply line. */
export function entryHead({ seo, canonical, trail }: Entry): Head {
  return { ...seo, canonical, structuredData: () => [breadcrumbData(trail, canonical)] };
}
