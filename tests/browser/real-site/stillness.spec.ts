import { expect, test } from "@playwright/test";
import { entryPath } from "#app/content/catalogue/addresses.ts";
import { site } from "#app/content/site.ts";
import { categoryPath } from "#app/lib/addresses/category-pages.ts";
import { searchPath } from "#app/lib/addresses/search-address.ts";
import { sampledAddresses } from "../../support/addresses.ts";
import { collectFaults, timeoutPerAddress } from "../../support/browser/crawl.ts";
import { openAndRecordShifts, recordShifts } from "../../support/browser/shifts.ts";

const content = site();
const [category] = content.categories;
const [product, other] = content.products.filter(({ kind }) => kind === "product");
/** Addresses whose content is not in the HTML: the browser renders it. */
const renderedInBrowser = [
  ...(product ? [searchPath(product.name), `${entryPath(product)}-x`] : []),
  searchPath("qqqqzzzz"),
  ...(product && other ? [`/comparar?equipos=${product.id},${other.id}`] : []),
  ...(category ? [`${categoryPath(category.id)}-x`, `/elegir?area=${category.id}&carga=900`] : []),
  "/no-existe",
];

/** At 360 px, every-address.spec.ts already checks the pages whose content is in the HTML. */
for (const { width, paths } of [
  { width: 360, paths: renderedInBrowser },
  { width: 1280, paths: [...sampledAddresses.map(({ path }) => path), ...renderedInBrowser] },
]) {
  test(`at ${width} px, nothing shifts while a page of the real site loads and hydrates`, async ({
    page,
  }) => {
    test.setTimeout(paths.length * timeoutPerAddress);
    await page.setViewportSize({ width, height: 740 });
    await recordShifts(page);
    const faults = await collectFaults(paths, async (path) => (await openAndRecordShifts(page, path)).shifts);
    expect(faults).toEqual([]);
  });
}
