import { test } from "../support/journey.ts";
import type { Tab } from "../support/tab.ts";

const isDark = (tab: Tab) =>
  tab.run(() => {
    const [red = 0] = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? [];
    return Number(red) < 128;
  });

test("a chosen theme lasts across pages and reloads, until the visitor chooses Sistema", async ({ tab }) => {
  await tab.open("/marcas");
  await tab.press("footer label", "Oscuro");
  await tab.waitUntil("the page is dark", () => isDark(tab), true);
  await tab.press("footer a[href='/clientes']");
  await tab.at("/clientes");
  await tab.reload();
  await tab.waitUntil("the page is dark", () => isDark(tab), true);
  await tab.see("footer label:has(:checked)", "Oscuro");
  await tab.press("footer label", "Sistema");
  await tab.waitUntil("the page is dark", () => isDark(tab), false);
});
