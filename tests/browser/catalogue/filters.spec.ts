import type { Page } from "@playwright/test";
import { expect, test, visit } from "../../support/browser/page.ts";

const filters = (page: Page) => page.getByRole("region", { name: "Filtros" });
const option = (page: Page, group: string, name: string) =>
  filters(page).getByRole("group", { name: group }).getByRole("checkbox", { name });
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const names = (page: Page) => cards(page).getByRole("heading");
const status = (page: Page) => page.getByRole("main").getByRole("status");

test("a filter hides products and changes the address without a request; Back undoes it", async ({
  page,
}) => {
  await visit(page, "/productos/con-alias");
  await expect(status(page)).toHaveText("5 productos");
  await page.evaluate(() => window.scrollTo({ top: 250, behavior: "instant" }));
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));

  await option(page, "Tamaño del laboratorio", "Mediano").focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL("/productos/con-alias?laboratorio=mediano");
  await expect(names(page)).toHaveText(["Analizador Seis", "Analizador Tres", "Analizador Serie Eme"]);
  await expect(status(page)).toHaveText("3 de 5 productos");
  await expect(option(page, "Rendimiento", "Más de 400")).toHaveAccessibleName("Más de 400 1 producto");
  await expect(option(page, "Tamaño del laboratorio", "Mediano")).toBeFocused();
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(250);

  await option(page, "Rendimiento", "Más de 400").click();
  await expect(page).toHaveURL("/productos/con-alias?laboratorio=mediano&rendimiento=mas-de-400");
  await expect(names(page)).toHaveText(["Analizador Seis"]);
  expect(requests.filter((url) => url.endsWith(".json"))).toEqual([]);

  await page.goBack();
  await expect(names(page)).toHaveCount(3);
  await expect(option(page, "Rendimiento", "Más de 400")).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL("/productos/con-alias");
  await expect(names(page)).toHaveCount(5);
  await page.goForward();
  await expect(names(page)).toHaveCount(3);
});

test("two options of a filter show the products of both; another category starts unfiltered", {
  tag: "@full",
}, async ({ page }) => {
  const both = ["Analizador Seis", "Analizador Ocho", "Analizador Serie Eme"];
  await visit(page, "/productos/con-alias");
  await option(page, "Tamaño del laboratorio", "Pequeño").click();
  await expect(names(page)).toHaveCount(1);
  await option(page, "Tamaño del laboratorio", "Grande").click();
  await expect(page).toHaveURL("/productos/con-alias?laboratorio=pequeno&laboratorio=grande");
  await expect(names(page)).toHaveText(both);
  await page.getByRole("navigation", { name: "Categorías" }).getByRole("link", { name: /ABC/ }).click();
  await expect(page).toHaveURL("/productos/abc");
  await expect(names(page)).toHaveText(["Columna Alta", "Columna Media", "Columna Baja"]);
  await page.goBack();
  await expect(page).toHaveURL("/productos/con-alias?laboratorio=pequeno&laboratorio=grande");
  await expect(names(page)).toHaveText(both);
});

test("an address with a filter hides products; an unknown value in the address does nothing", {
  tag: "@full",
}, async ({ page }) => {
  await visit(page, "/productos/dos-marcas?marca=marca-hoja&rendimiento=hasta-600&utm=x");
  await expect(names(page)).toHaveText(["Medidor Dos"]);
  await visit(page, "/productos/dos-marcas?marca=__proto__&laboratorio=%3Cscript%3E%E0%A4%A");
  await expect(status(page)).toHaveText("4 productos");
});

test("if no product matches the filters, a text says so and a button removes the filters", async ({
  page,
}) => {
  await visit(page, "/productos/dos-marcas?marca=marca-hoja&rendimiento=mas-de-1000");
  await expect(
    page.getByText("Ningún producto de esta categoría cumple con los filtros elegidos."),
  ).toBeVisible();
  await expect(status(page)).toHaveText("0 de 4 productos");
  await page.getByRole("button", { name: "Quitar filtros" }).click();
  await expect(page).toHaveURL("/productos/dos-marcas");
  await expect(cards(page)).toHaveCount(4);
  expect(await page.evaluate(() => document.activeElement?.contains(document.querySelector("article")))).toBe(
    true,
  );
  expect(await page.evaluate(() => document.activeElement?.tagName), "the grid, not the body").toBe("DIV");
});
