import { expect, test } from "@playwright/test";
import { hydrated } from "../../support/browser/page.ts";

/** A headless browser always gives these reasons, on any page, for not using the back/forward cache. */
const browserReasons = ["BackForwardCacheDisabledForDelegate", "BrowsingInstanceNotSwapped"];

test.use({
  // A small window keeps the map out of view, because a map that is still loading is a reason too.
  viewport: { width: 360, height: 640 },
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
});

test("a page does nothing that keeps it out of the back/forward cache", { tag: "@full" }, async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  await session.send("Page.enable");
  for (const path of ["/", "/soporte", "/productos/abc", "/contacto", "/cotizacion"]) {
    await test.step(path, async () => {
      await page.goto(path);
      await hydrated(page);
      await page.goto("/clientes");
      const reasons = new Promise<string[]>((resolve) => {
        session.once("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
          resolve(notRestoredExplanations.map(({ reason }) => reason)),
        );
      });
      await page.goBack();
      expect((await reasons).filter((reason) => !browserReasons.includes(reason))).toEqual([]);
    });
  }
});
