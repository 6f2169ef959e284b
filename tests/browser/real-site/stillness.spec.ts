/** Nothing on a page shifts while it loads. */
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
/** Addresses whose content only the browser renders. */
const asked = [
  ...(product ? [searchPath(product.name), `${entryPath(product)}-x`] : []),
  searchPath("qqqqzzzz"),
  ...(product && other ? [`/comparar?equipos=${product.id},${other.id}`] : []),
  ...(category ? [`${categoryPath(category.id)}-x`, `/elegir?area=${category.id}&carga=900`] : []),
  "/no-existe",
];

/** The walks of every-address.spec.ts check the pages themselves on a phone. */
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
