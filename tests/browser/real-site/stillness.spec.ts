/** What has been drawn stays in its place: a visitor who reads or presses is never pushed away. */
import { expect, test } from "@playwright/test";
import { entryPath } from "#app/content/catalogue/addresses.ts";
import { site } from "#app/content/site.ts";
import { categoryPath } from "#app/lib/addresses/category-pages.ts";
import { searchPath } from "#app/lib/addresses/search-address.ts";
import { paths } from "../../support/addresses.ts";
import { noteShifts, openStill } from "../../support/browser/shifts.ts";
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

/** On a phone the pages themselves are seen by the walks of every-address.spec.ts, which open them there anyway. */
for (const { width, places } of [
  { width: 360, places: asked },
  { width: 1280, places: [...paths, ...asked] },
]) {
  test(`at ${width} px nothing moves while a page of the real site comes alive`, async ({ page }) => {
    const walk = places.map((path) => ({ path }));
    test.setTimeout(walk.length * patience);
    await page.setViewportSize({ width, height: 740 });
    await noteShifts(page);
    const faults = await collectFaults(walk, async ({ path }) => (await openStill(page, path)).shifts);
    expect(faults).toEqual([]);
  });
}
