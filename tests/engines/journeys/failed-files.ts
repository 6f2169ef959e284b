import { categories, openFirstWith } from "../support/addresses.ts";
import { expect, test as journey } from "../support/journey.ts";
import { Tab } from "../support/tab.ts";
import { type WatchedSite, watchSite } from "../support/watched-site.ts";

const box = "main label:has([aria-label^='Comparar '])";

/** Serves the site at a new port for each journey. At the same port, the browser would use cached files. */
const test = journey.extend<{ site: WatchedSite; tab: Tab }>({
  site: async ({ port }, use) => {
    const site = await watchSite(port);
    await use(site);
    await site.close();
  },
  tab: ({ driver, site }, use) => use(new Tab(driver, site.origin, true)),
});

test("if the file of a lazy-loaded part fails once, it loads from another address", async ({ tab, site }) => {
  await openFirstWith(tab, categories, box);
  const requested = site.failOnce(/\/compare-tray-[^/]*\.js/);
  await tab.press(box);
  await tab.see("section[aria-label='Equipos para comparar']");
  expect(new Set(requested).size).toBe(2);
});

test("if a page's code fails once, the page still opens", async ({ tab, site }) => {
  await tab.open("/marcas");
  const requested = site.failOnce(/\/support-[^/]*\.js/);
  await tab.press("footer a[href='/soporte']");
  await tab.at("/soporte");
  await tab.see("main h1");
  // Before the press, hovering the link prefetches the code, so there may be three requests.
  expect(new Set(requested).size).toBeGreaterThan(1);
});

test("if a stylesheet fails once, it loads from another address", async ({ tab, site }) => {
  const requested = site.failOnce(/\/faq-[^/]*\.css/);
  await tab.open("/soporte");
  await tab.waitUntil("addresses", async () => new Set(requested).size, 2);
  const loaded = () => tab.run(() => [...document.styleSheets].some(({ href }) => href?.includes("/faq-")));
  await tab.waitUntil("the page has the stylesheet", loaded, true);
});
