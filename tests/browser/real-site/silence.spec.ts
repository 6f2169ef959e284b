import { expect, test } from "@playwright/test";
import { site } from "#app/content/site.ts";
import { nothingStored, storedInBrowser } from "../../support/browser/browser-storage.ts";
import { hydrated, siteOf } from "../../support/browser/page.ts";
import { requestsReported } from "../../support/browser/waiting.ts";

// In a small view, the map is out of view until the test scrolls to it.
test.use({ viewport: { width: 360, height: 640 } });

test("only the map requests another site, and only when it is in view", async ({ page, baseURL }) => {
  const requested = new Set<string>();
  await page.route(
    (url) => url.origin !== siteOf(baseURL),
    (route) => {
      requested.add(new URL(route.request().url()).origin);
      return route.fulfill({ body: "" });
    },
  );
  await page.goto("/contacto");
  await hydrated(page);
  await requestsReported(page);
  expect([...requested]).toEqual([]);
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await expect.poll(() => [...requested]).toEqual([new URL(site().company.location.mapFrame).origin]);
  expect(await storedInBrowser(page)).toEqual(nothingStored);
});
