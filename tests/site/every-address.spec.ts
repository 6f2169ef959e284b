import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { addresses } from "../support/addresses.ts";
import { expect, hydrated, test } from "../support/page.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

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

    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await violations(page, colorScheme), colorScheme).toEqual([]);
    }

    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, "horizontal scroll at 320 px").toBe(0);
  });
}

/** All rules by day; by night only what the theme changes. */
async function violations(page: Page, colorScheme: "light" | "dark"): Promise<string[]> {
  const axe = new AxeBuilder({ page }).exclude("iframe");
  const { violations } = await (colorScheme === "light"
    ? axe.withTags(tags)
    : axe.withRules(["color-contrast"])
  ).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(", ")}`);
}
