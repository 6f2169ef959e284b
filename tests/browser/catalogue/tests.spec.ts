import type { Page } from "@playwright/test";
import { expect, test, visit } from "../../support/browser/page.ts";

const field = (page: Page) => page.getByRole("textbox", { name: "Buscar una prueba" }).first();
const rows = (page: Page) => page.locator("#pruebas th a");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a visitor finds a laboratory test by typing, opens it, and adds its tube to the quote list", async ({
  page,
}) => {
  await visit(page, "/pruebas");
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await field(page).pressSequentially("azul to");
  await expect(rows(page)).toHaveText(["Azul total"]);
  await expect(page).toHaveURL("/pruebas?q=azul+to");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/pruebas/azul-total");
  await expect(heading(page)).toHaveText("Azul total");

  const order = page.getByRole("region", { name: /^Qué pedir/ });
  const tube = order.getByRole("listitem").filter({ hasText: "Tubo de Tapa Celeste" });
  await tube.getByRole("button", { name: /^Añadir/ }).click();
  await page.goto("/cotizacion");
  await expect(page.getByRole("main")).toContainText("Tubo de Tapa Celeste");
});

test("filters of laboratory tests are in the address, and Back undoes them one by one", async ({ page }) => {
  await visit(page, "/pruebas");
  const all = await rows(page).count();
  await page.getByRole("checkbox", { name: /tapa celeste/ }).check();
  await expect(page).toHaveURL("/pruebas?tubo=celeste");
  await expect(page.getByRole("heading", { level: 2, name: new RegExp(`de ${all} pruebas$`) })).toBeVisible();
  await page
    .getByRole("switch", { name: /prueba rápida/ })
    .first()
    .check();
  await expect(page).toHaveURL("/pruebas?tubo=celeste&rapida=1");
  await page.goBack();
  await expect(page).toHaveURL("/pruebas?tubo=celeste");
  await page.goBack();
  await expect(rows(page)).toHaveCount(all);
});

test("a search for a laboratory test that we do not offer shows three others and a link", async ({
  page,
}) => {
  await visit(page, "/pruebas?q=xilofono");
  await expect(page.getByRole("heading", { name: "No ofrecemos «xilofono»." })).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole("link", { name: "Consultar por xilofono" }).click();
  await expect(page).toHaveURL(/\/contacto\?.*sobre=Prueba%3A\+xilofono/);
});

test("in the slider of the directory, Home and letters select a test, and Enter opens it", async ({
  page,
}) => {
  await visit(page, "/pruebas");
  const rack = page.getByRole("slider", { name: "Pruebas del directorio" });
  await rack.focus();
  await expect(rack).toHaveAttribute("aria-valuetext", /^Azul total, tapa celeste/);
  await page.keyboard.press("Home");
  await expect(rack).not.toHaveAttribute("aria-valuetext", /^Azul total/);
  await page.keyboard.press("l");
  await expect(rack).toHaveAttribute("aria-valuetext", /^L/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/pruebas\/l/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test("the dialog of filters applies a choice, or undoes it with Escape, and returns the focus", async ({
    page,
  }) => {
    await visit(page, "/pruebas");
    const opener = page.getByRole("button", { name: "Filtros", exact: true });
    const dialog = page.getByRole("dialog", { name: "Filtros" });
    await opener.tap();
    await dialog.getByRole("button", { name: /^celeste/ }).tap();
    await dialog.getByRole("button", { name: /^Ver \d+ pruebas?$/ }).tap();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL("/pruebas?tubo=celeste");
    await expect(opener).toBeFocused();

    await opener.tap();
    await dialog.getByRole("switch").check();
    await expect(page).toHaveURL("/pruebas?tubo=celeste&rapida=1");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL("/pruebas?tubo=celeste");
    await expect(opener).toBeFocused();
  });

  test("in the directory, every name of a laboratory test is at most two lines high", async ({ page }) => {
    await visit(page, "/pruebas");
    const names = page.getByRole("table", { name: "Pruebas" }).getByRole("rowheader");
    const high = await names.evaluateAll((all) =>
      all.filter((name) => name.getBoundingClientRect().height > 64).map((name) => name.textContent),
    );
    expect(high).toEqual([]);
  });
});
