import { expect, type Page } from "@playwright/test";
import { requestsReported } from "./waiting.ts";

/** Errors that the browser and the site log for a file that fails to load. */
const loadingError =
  /Failed to load resource|dynamically imported module|Unable to preload|ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch|\.json: 5\d\d/;

/** Expects only loading errors in the log, and empties the log. */
export function onlyLoadingErrors(pageErrors: string[]) {
  expect(pageErrors.filter((line) => !loadingError.test(line))).toEqual([]);
  pageErrors.length = 0;
}

export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

/** Waits until the page has handled its failed files and, if necessary, has started to reload. */
export async function settled(page: Page) {
  await page.waitForFunction(() => document.readyState === "complete");
  await requestsReported(page);
}

export const outdated = (page: Page) => page.getByText("Hay una versión nueva de esta página");
export const update = (page: Page) => page.getByRole("button", { name: "Actualizar" });
