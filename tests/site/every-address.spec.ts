import { expectAccessible, expectToFit, withoutScripts } from "../support/accessible.ts";
import { addresses } from "../support/addresses.ts";
import { expect, hydrated, test } from "../support/page.ts";

test("there are the 54 pages of the catalogue and the company", () => {
  const own = ["/privacidad", "/buscar", "/comparar", "/cotizacion"];
  const paths = addresses.map((address) => address.path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => !own.includes(path))).toHaveLength(54);
});

for (const { path, canonical, tool } of addresses) {
  test(`${path} answers, is well formed and accessible`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("main")).toHaveCount(1);
    if (tool) {
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    } else {
      const link = page.locator('link[rel="canonical"]');
      expect(new URL((await link.getAttribute("href")) ?? "").pathname).toBe(canonical);
    }

    await expectAccessible(page);
    await expectToFit(page, 320);
  });

  test(`${path} is accessible without JavaScript too`, async ({ page }) => {
    await withoutScripts(page);
    await page.goto(path);
    await expectAccessible(page);
    await expectToFit(page, 320);
  });
}
