import type { Locator, Page } from "@playwright/test";
import { expect, test, visit } from "../../support/browser/page.ts";

const categories: Record<string, { name: string; grid: string[] }> = {
  "dos-marcas": { name: "DOS MARCAS", grid: ["medidor-uno", "medidor-dos", "medidor-diez", "test-list"] },
  abc: { name: "ABC", grid: ["columna-alta", "columna-media", "columna-baja"] },
  utiles: { name: "ÚTILES", grid: ["recipientes", "proteccion", "mezclas"] },
  vacia: { name: "VACÍA", grid: [] },
};
const empty = "Próximamente productos en esta categoría.";

const sideList = (page: Page) => page.getByRole("navigation", { name: "Categorías" });
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const hrefs = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));

async function expectChosen(page: Page, id: string) {
  const { name = "", grid = [] } = categories[id] ?? {};
  await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(grid.length);
  expect(await hrefs(cards(page).getByRole("link"))).toEqual(grid.map((item) => `/productos/${id}/${item}`));
  const current = sideList(page).locator("[aria-current]");
  await expect(current).toHaveCount(1);
  await expect(current).toContainText(name);
}

test("a link to a category replaces the products without a reload, and Back undoes it", async ({ page }) => {
  await visit(page, "/productos");
  await expect(page).toHaveURL("/productos");
  await expectChosen(page, "dos-marcas");
  await page.evaluate(() => {
    document.body.dataset.stayed = "yes";
    window.scrollTo({ top: 120, behavior: "instant" });
  });
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  for (const id of ["abc", "utiles"]) {
    await sideList(page).getByRole("link", { name: categories[id]?.name }).click();
    await expectChosen(page, id);
    await expect(page).toHaveURL(`/productos?categoria=${id}`);
    expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(120);
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  await page.goBack();
  await expectChosen(page, "abc");
  await page.goBack();
  await expect(page).toHaveURL("/productos");
  await expectChosen(page, "dos-marcas");
  await page.goForward();
  await expectChosen(page, "abc");
  await expect(page.locator("body[data-stayed]"), "the page was never reloaded").toHaveCount(1);
});

test("/productos opens the category that its address names, even an empty or unknown one", async ({
  page,
  pageErrors,
}) => {
  await visit(page, "/productos?categoria=abc");
  await expectChosen(page, "abc");
  await visit(page, "/productos?categoria=xyz");
  await expect(page.getByRole("heading", { level: 2, name: "XYZ" })).toBeVisible();
  await expect(page.getByText(empty)).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  // Ignores the 404 that the browser logs for the data of XYZ.
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((line) => !line.includes("status of 404")));

  await sideList(page).getByRole("link", { name: "VACÍA" }).click();
  await expectChosen(page, "vacia");
  await expect(page.getByText(empty)).toBeVisible();
  await visit(page, "/productos/vacia");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("VACÍA");
  await expect(page.getByText(empty)).toBeVisible();
});

test("the cards of a category show pictures, and the whole card opens the product", async ({ page }) => {
  await visit(page, "/productos/abc");
  await expect(sideList(page).locator("[aria-current=page]")).toHaveAccessibleName("ABC 3 productos");
  for (const card of await cards(page).all()) await expect(card.locator("img, svg").first()).toBeVisible();
  await cards(page).filter({ hasText: "Columna Media" }).getByRole("figure").click({ force: true });
  await expect(page).toHaveURL("/productos/abc/columna-media");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Columna Media");
});
