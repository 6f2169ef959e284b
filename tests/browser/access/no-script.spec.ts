import { expect, test } from "@playwright/test";

test.use({ javaScriptEnabled: false });

test("without JavaScript the product menu opens by pointing and by focusing", async ({ page }) => {
  await page.goto("/soporte");
  const panel = page.locator("#menu-productos");
  const link = page
    .getByRole("navigation", { name: "Principal" })
    .getByRole("link", { name: "Productos", exact: true });
  await link.focus();
  await expect(panel).toBeVisible();
  await link.blur();
  await expect(panel).toBeHidden();
  await link.hover();
  await expect(panel).toBeVisible();
  await panel.getByRole("link", { name: /Analizador Seis/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Analizador Seis");
});

test("without JavaScript the phone's menu stands open and leads everywhere", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const menu = page.locator("#menu-movil");
  await expect(menu.getByRole("link", { name: "Sobre Nosotros" })).toBeVisible();
  await menu.getByRole("link", { name: "Portátil Cuatro" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Portátil Cuatro");
});
