import type { Page } from "@playwright/test";
import { expect, test, visit } from "../../support/page.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const menu = (page: Page) => page.locator("#menu-movil");
const section = (page: Page, name: string) => menu(page).getByRole("button", { name, exact: true });

async function openMenu(page: Page) {
  await page.getByRole("button", { name: "Abrir menú" }).tap();
  await expect(menu(page)).toBeVisible();
}

test("opens and closes with one button that says what it does", async ({ page }) => {
  await visit(page, "/");
  await expect(menu(page)).toBeHidden();
  await openMenu(page);
  await expect(page.locator("body")).toHaveClass(/menu-open/);
  await page.getByRole("button", { name: "Cerrar menú" }).tap();
  await expect(menu(page)).toBeHidden();
  await expect(page.locator("body")).not.toHaveClass(/menu-open/);
});

test("is never higher than 80 % of the view and scrolls inside", async ({ page }) => {
  await visit(page, "/");
  await openMenu(page);
  await section(page, "Productos").tap();
  await section(page, "INSUMOS MÉDICOS").tap();
  const box = await menu(page).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(0.8 * 740);
  expect(await menu(page).evaluate((panel) => panel.scrollHeight > panel.clientHeight)).toBe(true);
});

test("keeps one category open at a time; a second tap closes it", async ({ page }) => {
  await visit(page, "/");
  await openMenu(page);
  await section(page, "Productos").tap();
  await section(page, "INMUNOLOGÍA").tap();
  await expect(section(page, "INMUNOLOGÍA")).toHaveAttribute("aria-expanded", "true");
  await section(page, "HPLC").tap();
  await expect(section(page, "INMUNOLOGÍA")).toHaveAttribute("aria-expanded", "false");
  await expect(menu(page).getByRole("link", { name: "LIFOTRONIC H8" })).toBeVisible();
  await section(page, "HPLC").tap();
  await expect(menu(page).getByRole("link", { name: "LIFOTRONIC H8" })).toBeHidden();
});

test("closes on every route change and starts folded again", async ({ page }) => {
  await visit(page, "/");
  await openMenu(page);
  await section(page, "Productos").tap();
  await section(page, "INMUNOLOGÍA").tap();
  await menu(page).getByRole("link", { name: "MAGLUMI X8" }).tap();
  await expect(page).toHaveURL("/productos/inmunologia/maglumi-x8");
  await expect(menu(page)).toBeHidden();
  await page.goBack();
  await openMenu(page);
  await expect(section(page, "Productos")).toHaveAttribute("aria-expanded", "false");
});

test("by keyboard: Escape closes and gives the focus back", async ({ page }) => {
  await visit(page, "/");
  const button = page.getByRole("button", { name: "Abrir menú" });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(menu(page).getByRole("link", { name: "Inicio" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test("a tap beside it closes it", async ({ page }) => {
  await visit(page, "/");
  await openMenu(page);
  await page.touchscreen.tap(180, 720);
  await expect(menu(page)).toBeHidden();
});
