import { expect, test } from "@playwright/test";
import { threeAnalyzers } from "../../support/browser/comparing.ts";

test.use({ javaScriptEnabled: false });

test("without JavaScript the product menu opens on hover and on focus", async ({ page }) => {
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

test("without JavaScript the phone's menu is open and links to all pages", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const menu = page.locator("#menu-movil");
  await expect(menu.getByRole("link", { name: "Sobre Nosotros" })).toBeVisible();
  await menu.getByRole("link", { name: "Portátil Cuatro" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Portátil Cuatro");
});

test("without JavaScript each tool offers an alternative or says that it needs JavaScript", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await test.step("the search page lists all pages and has no field", async () => {
    await page.goto("/buscar?q=pal");
    const notice = main.locator("noscript p");
    await expect(notice).toContainText("La búsqueda necesita JavaScript");
    await expect(notice).toBeVisible();
    await expect(page.getByRole("searchbox")).toBeHidden();
    await expect(page.getByRole("heading", { name: "Índice del sitio" })).toBeVisible();
  });
  await test.step("the quote list offers other channels", async () => {
    await page.goto("/cotizacion");
    await expect(main.locator("[data-without-script]")).toContainText("Esta lista necesita JavaScript");
    for (const scheme of ["mailto:", "tel:", "https://wa.me/"]) {
      await expect(main.locator(`a[href^="${scheme}"]`)).toBeVisible();
    }
    await expect(page.getByRole("heading", { name: "Su lista está vacía" })).toHaveCount(0);
  });
  await test.step("the comparison links to the products, whose cards have no checkboxes", async () => {
    await page.goto(threeAnalyzers);
    await expect(page.getByText(/necesita JavaScript/)).toBeVisible();
    await page.getByRole("link", { name: "Ver todas las categorías" }).click();
    await expect(page).toHaveURL("/productos");
    await expect(page.getByRole("checkbox", { name: /^Comparar/ })).toHaveCount(0);
  });
  await test.step("the workload tool shows a table for every area, and links to an adviser", async () => {
    await page.goto("/elegir");
    const table = page.getByRole("table", { name: "Rendimiento de los equipos de ABC" });
    await expect(table.getByRole("row", { name: /^Columna Alta/ })).toContainText(/300\smuestras/);
    await expect(page.getByRole("table", { name: /sin escala/ })).toContainText("Consultar");
    await expect(page.getByRole("slider")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Pedir recomendación" })).toBeVisible();
  });
  await test.step("a panel shows all its groups and no filter field", async () => {
    await page.goto("/productos/con-alias/test-list");
    await expect(page.getByRole("textbox", { name: "Buscar una prueba en este panel" })).toBeHidden();
    await expect(main.locator("details")).toHaveCount(5);
  });
});

test("without JavaScript the table of laboratory tests is wide, and there are no filters", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/pruebas");
  const list = page.getByRole("table", { name: "Pruebas" });
  await expect(list.getByRole("link").first()).toBeVisible();
  expect((await list.boundingBox())?.width).toBeGreaterThan(700);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  expect((await list.boundingBox())?.width).toBeGreaterThan(260);
});

test("without JavaScript the search field of the 404 page opens the index of the site", async ({ page }) => {
  await page.goto("/no-existe");
  await page.getByRole("searchbox").fill("pal");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/buscar?q=pal");
  await expect(page.getByRole("heading", { name: "Índice del sitio" })).toBeVisible();
});
