import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Page, Request } from "@playwright/test";
import { requestsReported } from "./waiting.ts";

/** Records the requests of all tabs, except requests for files of the site, which send no data. */
export function recordRequests(page: Page): () => Promise<string[]> {
  const sent: string[] = [];
  page.context().on("request", (request) => {
    if (!isFileOfSite(request)) sent.push(`${request.method()} ${request.url()}`);
  });
  return async () => {
    await requestsReported(page);
    return sent;
  };
}

function isFileOfSite(request: Request): boolean {
  const { pathname, search } = new URL(request.url());
  return (
    request.method() === "GET" && search === "" && existsSync(join("tests/fixtures/build/client", pathname))
  );
}

/** Holds requests back until the returned function lets them continue or fail. */
export async function holdBack(page: Page, files: string, end: "continue" | "abort" = "continue") {
  const { promise: decided, resolve: decide } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await decided;
    await route[end]();
  });
  return decide;
}

/** Fails all requests for the first matching address. The returned list collects all requested addresses. */
export async function failOnce(page: Page, files: string): Promise<string[]> {
  const requested: string[] = [];
  await page.route(files, (route) => {
    requested.push(route.request().url());
    return requested.at(-1) === requested[0] ? route.abort() : route.continue();
  });
  return requested;
}
