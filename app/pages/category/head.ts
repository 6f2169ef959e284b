import type { PageData } from "#app/content/page-data.ts";
import type { Head } from "#app/router/route.ts";

export const head = ({ view }: PageData<"category">): Head => ({ ...view.seo, canonical: view.canonical });
