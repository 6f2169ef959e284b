import { expect, type Page } from "@playwright/test";
import { hasAsked } from "./rest.ts";

/** What a browser and the site report of a file that does not arrive. */
const loading =
  /Failed to load resource|dynamically imported module|Unable to preload|ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch|\.json: 5\d\d/;

/** Nothing but the missing files themselves may be reported. */
export function onlyLoadingErrors(troubles: string[]) {
  expect(troubles.filter((line) => !loading.test(line))).toEqual([]);
  troubles.length = 0;
}

/** Counts the documents that this page loads from here on. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

/** What failed has failed and was answered: what the page does of itself is done, and another reload would have begun. */
export async function settled(page: Page) {
  await page.waitForFunction(() => document.readyState === "complete");
  await hasAsked(page);
}

export const outdated = (page: Page) => page.getByText("Hay una versión nueva de esta página");
export const update = (page: Page) => page.getByRole("button", { name: "Actualizar" });
