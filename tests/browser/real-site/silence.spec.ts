import { expect, test } from "@playwright/test";
import { site } from "#app/content/site.ts";
import { addresses } from "../../support/addresses.ts";
import { kept, nothing } from "../../support/kept.ts";
import { hydrated, siteOf } from "../../support/page.ts";
import { hasAsked } from "../../support/rest.ts";
import { inTwoWalks } from "../../support/walks.ts";

// Small enough that the map is below the view until someone scrolls to it.
test.use({ viewport: { width: 360, height: 640 } });

for (const { walk, number } of inTwoWalks(addresses)) {
  test(`no page of the real site asks another site for anything, sets a cookie or keeps anything, walk ${number}`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(walk.length * 30_000);
    const origin = siteOf(baseURL);
    const strays: string[] = [];
    context.on("request", (request) => {
      const url = new URL(request.url());
      if (url.origin !== origin && url.protocol !== "data:") strays.push(`${page.url()} → ${url.origin}`);
    });
    context.on("response", (response) => {
      if ("set-cookie" in response.headers()) strays.push(`${response.url()} sets a cookie`);
    });
    for (const { path } of walk) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await hydrated(page);
      await hasAsked(page);
    }
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
  await hasAsked(page);
  expect([...asked]).toEqual([]);
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await expect.poll(() => [...asked]).toEqual([new URL(site().company.location.mapFrame).origin]);
  expect(await kept(page)).toEqual(nothing);
});
