import type { Page } from "@playwright/test";
import { site } from "#app/content/site.ts";

/** Whatever is asked of the site that draws the map. */
export const mapSite = `${new URL(site().company.location.mapFrame).origin}/**`;

/** Tests do not depend on another site: the map's frame stays blank. */
export async function blankMap(page: Page) {
  await page.route(mapSite, (route) => route.fulfill({ body: "" }));
}
