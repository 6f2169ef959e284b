import type { Page } from "@playwright/test";
import { expect, test, visit } from "../../support/browser/page.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: "no-preference" });

const menu = (page: Page) => page.locator("#menu-movil");
const section = (page: Page, name: string) => menu(page).getByRole("button", { name, exact: true });

async function openMenu(page: Page) {
  await page.getByRole("button", { name: "Abrir menú" }).tap();
  await expect(menu(page)).toBeVisible();
  // The veil behind the menu appears one frame later than the menu.
  await expect(page.locator("body")).toHaveClass(/menu-open/);
}

async function closeMenu(page: Page) {
  await page.getByRole("button", { name: "Cerrar menú" }).tap();
  await expect(menu(page)).toBeHidden();
}

test("the phone's menu opens by its button, and closes by button, Escape or a tap beside it", async ({
  page,
}) => {
  await visit(page, "/");
  await test.step("one button opens and closes the menu, and its name changes with the state", async () => {
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    await closeMenu(page);
    await expect(page.locator("body")).not.toHaveClass(/menu-open/);
  });
  await test.step("Escape closes it and restores the focus", async () => {
    const button = page.getByRole("button", { name: "Abrir menú" });
    await button.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(menu(page).getByRole("link", { name: "Inicio" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(button).toBeFocused();
  });
  await test.step("it lists the tools that the bar shows as icons", async () => {
    await openMenu(page);
    for (const [name, path] of [
      ["Comparación", "/comparar"],
      ["Lista de cotización", "/cotizacion"],
    ] as const) {
      await expect(menu(page).getByRole("link", { name })).toHaveAttribute("href", path);
    }
    await closeMenu(page);
  });
  await test.step("a tap beside the menu closes it", async () => {
    await openMenu(page);
    await page.touchscreen.tap(180, 720);
    await expect(menu(page)).toBeHidden();
  });
});

test("the phone's menu opens one category at a time and starts closed on the next page", async ({ page }) => {
  await visit(page, "/");
  await openMenu(page);
  await test.step("one category is open at a time; a second tap closes it", async () => {
    await section(page, "Productos").tap();
    await section(page, "CON ALIAS").tap();
    await expect(section(page, "CON ALIAS")).toHaveAttribute("aria-expanded", "true");
    await section(page, "ABC").tap();
    await expect(section(page, "CON ALIAS")).toHaveAttribute("aria-expanded", "false");
    await expect(menu(page).getByRole("link", { name: "Columna Media" })).toBeVisible();
    await section(page, "ABC").tap();
    await expect(menu(page).getByRole("link", { name: "Columna Media" })).toBeHidden();
  });
  await test.step("it is never higher than 80 % of the view and scrolls inside", async () => {
    await section(page, "ÚTILES").tap();
    const box = await menu(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(0.8 * 740);
    expect(await menu(page).evaluate((panel) => panel.scrollHeight > panel.clientHeight)).toBe(true);
  });
  await test.step("it closes when the page changes and starts closed again", async () => {
    await section(page, "CON ALIAS").tap();
    await menu(page).getByRole("link", { name: "Analizador Ocho" }).tap();
    await expect(page).toHaveURL("/productos/con-alias/analizador-ocho");
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await openMenu(page);
    await expect(section(page, "Productos")).toHaveAttribute("aria-expanded", "false");
  });
});
