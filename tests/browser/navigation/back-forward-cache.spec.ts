import { expect, test } from "@playwright/test";
import { hydrated } from "../../support/browser/page.ts";

/**
 * A headless browser keeps no page for the way back, whatever it does. It says why not, though, and
 * these two reasons are its own; one of the page's would be named beside them.
 */
const ofTheBrowser = ["BackForwardCacheDisabledForDelegate", "BrowsingInstanceNotSwapped"];

test.use({
  // The map stays below the view: a frame that is still loading is a reason of its own.
  viewport: { width: 360, height: 640 },
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
});

test("nothing on a page keeps it from being held for the way back", { tag: "@full" }, async ({
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
      const told = new Promise<string[]>((resolve) => {
        session.once("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
          resolve(notRestoredExplanations.map(({ reason }) => reason)),
        );
      });
      await page.goBack();
      expect((await told).filter((reason) => !ofTheBrowser.includes(reason))).toEqual([]);
    });
  }
});
