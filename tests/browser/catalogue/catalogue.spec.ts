import type { Locator, Page } from "@playwright/test";
import { expect, test, visit } from "../../support/browser/page.ts";

type Category = {
  name: string;
  /** What the grid lists, in order. */
  grid: string[];
  /** What the menu lists, where that is something else. */
  menu?: string[];
};

const categories: Record<string, Category> = {
  "dos-marcas": { name: "DOS MARCAS", grid: ["medidor-uno", "medidor-dos", "medidor-diez", "test-list"] },
  "con-alias": {
    name: "CON ALIAS",
    grid: ["analizador-seis", "analizador-tres", "analizador-ocho", "serie-eme", "test-list"],
  },
  rapidas: { name: "RÁPIDAS", grid: ["test-list"] },
  "dos-series": { name: "DOS SERIES", grid: ["serie-efe", "serie-ge"] },
  sola: { name: "SOLA", grid: ["balanza"] },
  abc: { name: "ABC", grid: ["columna-alta", "columna-media", "columna-baja"] },
  "sin-escala": { name: "SIN ESCALA", grid: ["equipo-sin-imagen", "equipo-de-nombre-largo"] },
  "menu-o-catalogo": {
    name: "MENÚ O CATÁLOGO",
    grid: ["portatil-uno", "portatil-dos"],
    menu: ["portatil-tres", "portatil-cuatro"],
  },
  utiles: {
    name: "ÚTILES",
    grid: ["recipientes", "proteccion", "mezclas"],
    menu: ["recipientes", "proteccion"],
  },
  vacia: { name: "VACÍA", grid: [] },
};
const names = Object.values(categories).map((category) => category.name);
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

test("the catalogue opens on its first category, without a choice in the address", async ({ page }) => {
  await visit(page, "/productos");
  await expect(page).toHaveURL("/productos");
  await expectChosen(page, "dos-marcas");
});

test("picking a category of the catalogue swaps the grid in place, notes it in the address, and Back undoes it", async ({
  page,
}) => {
  await visit(page, "/productos");
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

test("the address of a category picked in the catalogue can be shared", async ({ page }) => {
  await visit(page, "/productos?categoria=abc");
  await expectChosen(page, "abc");
  await page.reload();
  await expectChosen(page, "abc");
});

test("a category of the catalogue that does not exist shows its id and that products are to come", async ({
  page,
  troubles,
}) => {
  await visit(page, "/productos?categoria=xyz");
  await expect(page.getByRole("heading", { level: 2, name: "XYZ" })).toBeVisible();
  await expect(page.getByText(empty)).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  // The browser itself reports that there is no data for it.
  troubles.splice(0, troubles.length, ...troubles.filter((line) => !line.includes("status of 404")));
});

test("a category without products says that they are to come, in the catalogue and on its own page", async ({
  page,
}) => {
  await visit(page, "/productos");
  await sideList(page).getByRole("link", { name: "VACÍA" }).click();
  await expectChosen(page, "vacia");
  await expect(page.getByText(empty)).toBeVisible();
  await visit(page, "/productos/vacia");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("VACÍA");
  await expect(page.getByText(empty)).toBeVisible();
});

for (const [id, { name, grid }] of Object.entries(categories)) {
  test(`/productos/${id} lists its products and marks itself among the categories`, async ({ page }) => {
    await page.goto(`/productos/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    const list = sideList(page);
    await expect(list.getByRole("link")).toContainText(names);
    expect(await hrefs(list.getByRole("link"))).toEqual(
      Object.keys(categories).map((other) => `/productos/${other}`),
    );
    await expect(list.locator("[aria-current=page]")).toHaveAccessibleName(
      `${name} ${grid.length} ${grid.length === 1 ? "producto" : "productos"}`,
    );
    await expect(list.locator("[aria-current]")).toHaveCount(1);

    expect(await hrefs(cards(page).getByRole("link"))).toEqual(
      grid.map((item) => `/productos/${id}/${item}`),
    );
    for (const card of await cards(page).all()) {
      const product = (await card.getByRole("heading").textContent()) ?? "";
      await expect(card.getByRole("link")).toHaveAccessibleName(`Ver detalles de ${product}`);
      await expect(card.getByRole("paragraph").filter({ hasText: /.{20}/ }), product).not.toHaveCount(0);
      await expect(card.locator("img, svg").first(), product).toBeVisible();
    }
  });
}

test("the menu lists what is meant for it, which is not always what the grid lists", async ({ page }) => {
  await page.goto("/soporte");
  for (const [id, { grid, menu = grid }] of Object.entries(categories)) {
    const links = page.locator(`#menu-productos a[href^="/productos/${id}/"]`);
    expect(await hrefs(links), id).toEqual(menu.map((item) => `/productos/${id}/${item}`));
  }
});

test("the whole card of a product leads to its page", async ({ page }) => {
  await visit(page, "/productos/abc");
  await cards(page).filter({ hasText: "Columna Media" }).getByRole("figure").click({ force: true });
  await expect(page).toHaveURL("/productos/abc/columna-media");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Columna Media");
});
