import type { Page } from "@playwright/test";
import { fixture } from "../fixture.ts";

/** The pattern of all requests to the site that draws the map. */
export const mapSite = filesOf(fixture.company);

/** Answers the requests of the map with a blank page, so that no test depends on another site. */
export async function blankMap(page: Page, company = fixture.company) {
  await page.route(filesOf(company), (route) => route.fulfill({ body: "" }));
}

function filesOf({ location }: typeof fixture.company): string {
  return `${new URL(location.mapFrame).origin}/**`;
}
