import type { Locator, Page } from "@playwright/test";
import { expect, test, visit } from "../../support/page.ts";

type Category = {
  name: string;
  /** What the grid lists, in order. */
  grid: string[];
  /** What the menu lists, where that is something else. */
  menu?: string[];
};

const categories: Record<string, Category> = {
  bioquimica: { name: "BIOQUÍMICA", grid: ["b240p-snibe", "bs240-mindray", "snibe-c8", "test-list"] },
  inmunologia: {
    name: "INMUNOLOGÍA",
    grid: ["maglumi-x6", "maglumi-x3", "maglumi-x8", "maglumi-m-series", "test-list"],
  },
  serologia: { name: "SEROLOGÍA", grid: ["test-list"] },
  hematologia: { name: "HEMATOLOGÍA", grid: ["maccura-f5-series", "maccura-f8-series"] },
  coagulacion: { name: "COAGULACIÓN", grid: ["dymind-ca1200"] },
  hplc: { name: "HPLC", grid: ["lifotronic-h100", "lifotronic-h8", "lifotronic-gh900plus"] },
  electrolitos: { name: "ELECTROLITOS", grid: ["xl-931t-caretium"] },
  gasometria: {
    name: "GASOMETRÍA",
    grid: ["gem-premier-3500", "gem-premier-5000"],
    menu: ["bga-102", "ucare-6000"],
  },
  insumos: {
    name: "INSUMOS MÉDICOS",
    grid: ["consumibles", "recoleccion", "equipos", "plasticos", "vidrio", "reactivos"],
    menu: ["consumibles", "recoleccion", "equipos", "plasticos", "vidrio"],
  },
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

test("the catalogue opens on bioquímica, without a choice in the address", async ({ page }) => {
  await visit(page, "/productos");
  await expect(page).toHaveURL("/productos");
  await expectChosen(page, "bioquimica");
});

test("picking a category swaps the grid in place, notes it in the address, and Back undoes it", async ({
  page,
}) => {
  await visit(page, "/productos");
  await page.evaluate(() => {
    document.body.dataset.stayed = "yes";
    window.scrollTo({ top: 120, behavior: "instant" });
  });
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  for (const id of ["hplc", "insumos"]) {
    await sideList(page).getByRole("link", { name: categories[id]?.name }).click();
    await expectChosen(page, id);
    await expect(page).toHaveURL(`/productos?categoria=${id}`);
    expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(120);
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  await page.goBack();
  await expectChosen(page, "hplc");
  await page.goBack();
  await expect(page).toHaveURL("/productos");
  await expectChosen(page, "bioquimica");
  await page.goForward();
  await expectChosen(page, "hplc");
  await expect(page.locator("body[data-stayed]"), "the page was never reloaded").toHaveCount(1);
});

test("an address with a choice can be shared", async ({ page }) => {
  await visit(page, "/productos?categoria=hplc");
  await expectChosen(page, "hplc");
  await page.reload();
  await expectChosen(page, "hplc");
});

test("a choice that does not exist shows its id and that products are to come", async ({
  page,
  troubles,
}) => {
  await visit(page, "/productos?categoria=xyz");
  await expect(page.getByRole("heading", { level: 2, name: "XYZ" })).toBeVisible();
  await expect(page.getByText(empty)).toBeVisible();
  // The browser itself reports that there is no data for it.
  troubles.splice(0, troubles.length, ...troubles.filter((line) => !line.includes("status of 404")));
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

test("the menu lists what it should, which is not always what the grid lists", async ({ page }) => {
  await page.goto("/soporte");
  for (const [id, { grid, menu = grid }] of Object.entries(categories)) {
    const links = page.locator(`#menu-productos a[href^="/productos/${id}/"]`);
    expect(await hrefs(links), id).toEqual(menu.map((item) => `/productos/${id}/${item}`));
  }
});

test("the whole card leads to its product", async ({ page }) => {
  await visit(page, "/productos/hplc");
  await cards(page).filter({ hasText: "LIFOTRONIC H8" }).getByRole("figure").click({ force: true });
  await expect(page).toHaveURL("/productos/hplc/lifotronic-h8");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("LIFOTRONIC H8");
});
