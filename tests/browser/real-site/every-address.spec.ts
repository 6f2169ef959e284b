import type { Page } from "@playwright/test";
import { expectAccessible, expectToFit, withoutScripts } from "../../support/accessible.ts";
import { addresses } from "../../support/addresses.ts";
import { expect, hydrated, test } from "../../support/page.ts";

type Address = (typeof addresses)[number];

/** Several addresses in one browser: its cache saves half of the time. */
const parts = Array.from({ length: 6 }, (_, part) => addresses.filter((_, index) => index % 6 === part));

test("there are the 54 pages of the catalogue and the company", () => {
  const own = ["/glosario", "/privacidad", "/buscar", "/comparar", "/cotizacion"];
  const paths = addresses.map((address) => address.path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => !own.includes(path))).toHaveLength(54);
});

for (const [index, part] of parts.entries()) {
  test(`every address answers, is well formed and accessible, part ${index + 1}`, async ({ page }) => {
    test.slow();
    for (const address of part) {
      await test.step(address.path, async () => {
        const response = await page.goto(address.path);
        expect(response?.status()).toBe(200);
        await hydrated(page);
        await expectWellFormed(page, address);
        await expectExamined(page);
      });
    }
  });

  test(`every address is accessible without JavaScript too, part ${index + 1}`, async ({ page }) => {
    test.slow();
    await withoutScripts(page);
    for (const { path } of part) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectExamined(page);
      });
    }
  });
}

async function expectWellFormed(page: Page, { canonical, tool }: Address) {
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("main")).toHaveCount(1);
  if (tool) {
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  } else {
    const link = page.locator('link[rel="canonical"]');
    expect(new URL((await link.getAttribute("href")) ?? "").pathname).toBe(canonical);
  }
}

async function expectExamined(page: Page) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page);
  await expectToFit(page, 320);
}
