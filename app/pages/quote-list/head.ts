import type { PageData } from "#app/content/page-data.ts";
import type { Head } from "#app/router/route.ts";

export const head = (data: PageData<"quote-list">): Head => data.page.seo;
