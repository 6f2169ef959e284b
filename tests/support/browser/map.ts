import type { Page } from "@playwright/test";
import { fixture } from "../fixture.ts";

export const mapSite = filesOf(fixture.company);

/** Answers requests for the map with an empty page, because no test may depend on the site of the map. */
export async function blankMap(page: Page, company = fixture.company) {
  await page.route(filesOf(company), (route) => route.fulfill({ body: "" }));
}

function filesOf({ location }: typeof fixture.company): string {
  return `${new URL(location.mapFrame).origin}/**`;
}
