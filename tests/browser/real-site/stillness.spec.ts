/** What has been drawn stays in its place: a visitor who reads or presses is never pushed away. */
import { expect, type Page, test } from "@playwright/test";
import { entryPath } from "#app/content/catalogue/addresses.ts";
import { site } from "#app/content/site.ts";
import { categoryPath } from "#app/lib/addresses/category-pages.ts";
import { searchPath } from "#app/lib/addresses/search-address.ts";
import { paths } from "../../support/addresses.ts";
import { hydrated } from "../../support/browser/page.ts";
import { atRest, hasAsked } from "../../support/browser/rest.ts";
import { collectFaults, patience } from "../../support/browser/walks.ts";

const content = site();
const [category] = content.categories;
const [product, other] = content.products.filter(({ kind }) => kind === "product");
/** What a page shows only in the browser, because its address asks for it. */
const asked = [
  ...(product ? [searchPath(product.name), `${entryPath(product)}-x`] : []),
  searchPath("qqqqzzzz"),
  ...(product && other ? [`/comparar?equipos=${product.id},${other.id}`] : []),
  ...(category ? [`${categoryPath(category.id)}-x`, `/elegir?area=${category.id}&carga=900`] : []),
  "/no-existe",
];

for (const width of [360, 1280]) {
  test(`at ${width} px nothing moves while a page of the real site comes alive`, async ({ page }) => {
    const walk = [...paths, ...asked].map((path) => ({ path }));
    test.setTimeout(walk.length * patience);
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript(noteShifts);
    const faults = await collectFaults(walk, async ({ path }) => {
      const first = await shiftsOf(page, path);
      // Its own movements a page repeats. A font that a busy machine drew late comes from memory the second time.
      return first.length > 0 ? shiftsOf(page, path) : [];
    });
    expect(faults).toEqual([]);
  });
}

async function shiftsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await hydrated(page);
  await hasAsked(page);
  await atRest(page);
  return page.evaluate(() => window.shifts);
}

function noteShifts() {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!("value" in entry && "sources" in entry && Array.isArray(entry.sources))) continue;
      const moved = entry.sources.map(({ node }) => (node instanceof Element ? node.tagName : "text"));
      window.shifts.push(`${Number(entry.value).toFixed(4)} by ${moved.join(", ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

declare global {
  interface Window {
    shifts: string[];
  }
}
