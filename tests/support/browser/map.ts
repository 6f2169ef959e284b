import type { Page } from "@playwright/test";
import { fixture } from "../fixture.ts";

/** Whatever is asked of the site that draws the map. */
export const mapSite = filesOf(fixture.company);

/** Tests do not depend on another site: the map's frame stays blank. */
export async function blankMap(page: Page, company = fixture.company) {
  await page.route(filesOf(company), (route) => route.fulfill({ body: "" }));
}

function filesOf({ location }: typeof fixture.company): string {
  return `${new URL(location.mapFrame).origin}/**`;
}
