import { categories, openFirstWith } from "../support/addresses.ts";
import { expect, test as journey } from "../support/journey.ts";
import { Tab } from "../support/tab.ts";
import { type WatchedSite, watchSite } from "../support/watched-site.ts";

const box = "main label:has([aria-label^='Comparar '])";

/**
 * Serves the site to each journey at its own port. At the shared port, the browser may have cached the file on an
 * earlier journey, and a file that is not requested cannot fail.
 */
const test = journey.extend<{ site: WatchedSite; tab: Tab }>({
  site: async ({ port }, use) => {
    const site = await watchSite(port);
    await use(site);
    await site.close();
  },
  tab: ({ driver, site }, use) => use(new Tab(driver, site.origin, true)),
});

test("a lazy part whose file fails once loads from another address", async ({ tab, site }) => {
  await openFirstWith(tab, categories, box);
  const asked = site.failOnce(/\/compare-tray-[^/]*\.js/);
  await tab.press(box);
  await tab.see("section[aria-label='Equipos para comparar']");
  expect(new Set(asked).size).toBe(2);
});

test("a page whose code fails once still opens", async ({ tab, site }) => {
  await tab.open("/marcas");
  const asked = site.failOnce(/\/support-[^/]*\.js/);
  await tab.press("footer a[href='/soporte']");
  await tab.at("/soporte");
  await tab.see("main h1");
  // Hovering the link prefetches the page, so there may be three requests.
  expect(new Set(asked).size).toBeGreaterThan(1);
});

test("a stylesheet that fails once loads from another address", async ({ tab, site }) => {
  const asked = site.failOnce(/\/faq-[^/]*\.css/);
  await tab.open("/soporte");
  await tab.reads("addresses", async () => new Set(asked).size, 2);
  const loaded = () => tab.run(() => [...document.styleSheets].some(({ href }) => href?.includes("/faq-")));
  await tab.reads("the stylesheet is there", loaded, true);
});
