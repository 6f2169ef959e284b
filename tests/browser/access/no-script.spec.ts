import { expect, test } from "@playwright/test";
import { paths } from "../../support/addresses.ts";

test.use({ javaScriptEnabled: false });

test("the desktop menu opens by pointing and by focusing", async ({ page }) => {
  await page.goto("/soporte");
  const panel = page.locator("#menu-productos");
  await page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Productos" }).hover();
  await expect(panel).toBeVisible();
  await panel.getByRole("link", { name: /MAGLUMI X6/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("MAGLUMI X6");
});

test("on a phone the whole menu stands open and leads everywhere", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const menu = page.locator("#menu-movil");
  await expect(menu.getByRole("link", { name: "Sobre Nosotros" })).toBeVisible();
  await menu.getByRole("link", { name: "UCARE 6000" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("UCARE 6000");
});

test("the catalogue's categories are links to their pages", async ({ page }) => {
  await page.goto("/productos");
  await page.getByRole("navigation", { name: "Categorías" }).getByRole("link", { name: /HPLC/ }).click();
  await expect(page).toHaveURL("/productos/hplc");
});

test("every page shows its title and its text", async ({ page }) => {
  test.slow();
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator("h1"), path).toBeVisible();
    const text = (await page.locator("main").textContent()) ?? "";
    expect(text.length, path).toBeGreaterThan(120);
  }
});

test("an unknown address still says so", async ({ page }) => {
  await page.goto("/no-existe");
  await expect(page.getByRole("heading", { name: "Página no encontrada" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Volver al inicio" })).toBeVisible();
});
