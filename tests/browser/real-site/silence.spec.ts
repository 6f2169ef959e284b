import { expect, type Page, test } from "@playwright/test";
import { addresses } from "../../support/addresses.ts";
import { hydrated, siteOf } from "../../support/page.ts";

// Small enough that the map is below the view until someone scrolls to it.
test.use({ viewport: { width: 360, height: 640 } });

/** Two halves, so that both workers share the pages. */
const halves = [0, 1].map((half) => addresses.filter((_, index) => index % 2 === half));

/** What the page keeps in the browser, whatever the mechanism. */
function kept(page: Page) {
  return page.evaluate(async () => ({
    cookies: document.cookie,
    local: Object.keys(localStorage),
    // Scroll positions, for going back, for as long as the tab stays open.
    session: Object.keys(sessionStorage).filter((key) => key !== "scroll-positions"),
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
}

const nothing = { cookies: "", local: [], session: [], databases: 0, caches: 0, workers: 0 };

for (const [half, pages] of halves.entries()) {
  test(`no page asks another site for anything, sets a cookie or keeps anything, part ${half + 1}`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    const origin = siteOf(baseURL);
    const strays: string[] = [];
    context.on("request", (request) => {
      const url = new URL(request.url());
      if (url.origin !== origin && url.protocol !== "data:") strays.push(`${page.url()} → ${url.origin}`);
    });
    context.on("response", (response) => {
      if ("set-cookie" in response.headers()) strays.push(`${response.url()} sets a cookie`);
    });
    for (const { path } of pages) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await hydrated(page);
    }
    await page.waitForLoadState("networkidle");
    expect(strays).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    // Kept things outlive their page: what is not there at the end was never kept.
    expect(await kept(page)).toEqual(nothing);
  });
}

test("only the map asks another site, once it is in view, and the rest stays silent", async ({
  page,
  baseURL,
}) => {
  const asked = new Set<string>();
  await page.route(
    (url) => url.origin !== siteOf(baseURL),
    (route) => {
      asked.add(new URL(route.request().url()).origin);
      return route.fulfill({ body: "" });
    },
  );
  await page.goto("/contacto");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect([...asked]).toEqual([]);
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await expect.poll(() => [...asked]).toEqual(["https://www.openstreetmap.org"]);
  expect(await kept(page)).toEqual(nothing);
});

test("storage begins with the visitor's choice and holds no more than it", async ({ page }) => {
  await page.goto("/productos/hplc");
  await hydrated(page);
  expect(await kept(page)).toEqual(nothing);
  await page.getByRole("radio", { name: "Oscuro" }).check();
  expect(await kept(page)).toEqual({ ...nothing, local: ["theme"] });
});
