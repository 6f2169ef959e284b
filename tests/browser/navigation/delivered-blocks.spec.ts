/** React does not hydrate some blocks: it keeps their HTML (docs/decisions/037-delivered-blocks.md). */
import type { Page } from "@playwright/test";
import { expect, test, visit } from "../../support/browser/page.ts";

/**
 * Leaves out the workload tool, because its text changes when it comes near the view. Uses `textContent`,
 * because `innerText` leaves out parts that are not in view.
 */
const texts = (page: Page) =>
  page.locator("main").evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const tool of copy.querySelectorAll("[aria-labelledby=carga], [aria-labelledby=alcanza]"))
      tool.remove();
    return copy.textContent;
  });

for (const path of ["/", "/productos/con-alias", "/productos/con-alias/analizador-seis"]) {
  test(`${path} has the same text when it loads, after Back and when a link opens it`, async ({ page }) => {
    await visit(page, path);
    const delivered = await texts(page);
    await page.locator("footer").getByRole("link", { name: "Clientes" }).click();
    await expect(page).toHaveTitle(/Clientes/);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(() => texts(page)).toBe(delivered);

    await visit(page, "/clientes");
    await page.evaluate((to) => {
      const link = Object.assign(document.createElement("a"), { href: to, textContent: "Ir" });
      document.querySelector("footer")?.prepend(link);
    }, path);
    await page.getByRole("link", { name: "Ir", exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => texts(page)).toBe(delivered);
  });
}
