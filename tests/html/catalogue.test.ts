import { describe, expect, test } from "vitest";
import { entryPath } from "#app/content/catalogue/addresses.ts";
import { site } from "#app/content/site.ts";
import { categoryView } from "#app/content/views/category.ts";
import { productsPerPage } from "#app/lib/addresses/category-pages.ts";
import { builtPages, everyPage, pageAt } from "../support/built-site.ts";
import { expectValue } from "../support/figures.ts";
import type { Page, Part } from "../support/html.ts";
import { plain } from "../support/plain.ts";

const content = site();
const { categories } = content;
const menuLimit = 8;
const empty = "Próximamente productos en esta categoría.";
const sideList = (page: Page) => page.one("nav[aria-label='Categorías']");
const hrefs = (links: Part[]) => links.map((link) => link.attribute("href"));

function listed(category: string, place: "menu" | "catalogue") {
  return content.entriesOf(category).filter((entry) => entry.listed.includes(place));
}

test("every category has as many pages as its products need", () => {
  for (const { id } of categories) {
    const pages = builtPages().filter((address) => address.kind === "category" && address.id === id);
    const needed = Math.max(1, Math.ceil(listed(id, "catalogue").length / productsPerPage));
    expect(pages.map(({ path }) => path)).toEqual(
      Array.from(
        { length: needed },
        (_, index) => `/productos/${id}${index > 0 ? `/pagina/${index + 1}` : ""}`,
      ),
    );
  }
});

for (const { id, name, lead } of categories) {
  const pages = builtPages().filter((address) => address.kind === "category" && address.id === id);

  test(`the pages of ${name} show its name and introduction, and mark it in the list`, () => {
    for (const { page } of pages) {
      expect(page.heading).toBe(plain(name));
      expect(page.main.text).toContain(plain(lead));
      const links = sideList(page).all("a");
      expect(hrefs(links)).toEqual(categories.map((other) => `/productos/${other.id}`));
      for (const [index, other] of categories.entries()) {
        const count = listed(other.id, "catalogue").length;
        expect(links[index]?.one("span:first-child:not(span span)").text).toBe(plain(other.name));
        expect(links[index]?.name).toMatch(new RegExp(`${count} ${count === 1 ? "producto" : "productos"}$`));
      }
      const current = sideList(page).all("[aria-current]");
      expect(hrefs(current)).toEqual([`/productos/${id}`]);
    }
  });

  test(`the pages of ${name} list its products, in order, each with a card`, () => {
    const entries = listed(id, "catalogue");
    const cards = pages.flatMap(({ page }) => page.all("main article"));
    expect(hrefs(cards.map((card) => card.one("a")))).toEqual(entries.map(entryPath));
    for (const [index, entry] of entries.entries()) {
      const card = cards[index];
      expect(card?.one("h2").text).toBe(plain(entry.name));
      expect(card?.one("a").name).toBe(`Ver detalles de ${plain(entry.name)}`);
      expect(card?.all("p").map((part) => part.text)).toContain(plain(entry.summary));
      expect(card?.find("img, svg"), entry.id).toBeDefined();
    }
    for (const { page } of pages) expect(page.main.text.includes(empty)).toBe(entries.length === 0);
  });

  test(`the cards of ${name} show the most important figure of each product`, () => {
    for (const entry of listed(id, "catalogue")) {
      const product = content.equipment(entry.id);
      const row = product?.specifications?.find((item) => item.parameter === product.headline);
      const card = pages
        .flatMap(({ page }) => page.all("main article"))
        .find((item) => item.one("h2").text === plain(entry.name));
      const reading = card?.find("[data-size]");
      const isNumber = row && row.text === undefined && !row.items && row.width === undefined;
      expect(reading !== undefined, entry.id).toBe(isNumber === true);
      if (isNumber) expectValue(reading?.text, { ...row, note: undefined });
      for (const detail of product?.cardSpecifications ?? []) expectValue(card?.text, detail);
    }
  });

  test(`the filters of ${name} offer the options that its data contain, with counts`, () => {
    const filters = categoryView(content, id)?.filters ?? [];
    for (const { page } of pages) {
      const shown = page.all("section[aria-label=Filtros] fieldset").map((field) => ({
        label: field.one("legend").text,
        options: field.all("label").map((option) => option.name),
      }));
      expect(shown).toEqual(
        filters.map(({ label, options }) => ({
          label: plain(label),
          options: options.map(
            ({ label, count }) => `${plain(label)}${count} ${count === 1 ? "producto" : "productos"}`,
          ),
        })),
      );
    }
  });
}

test("the page of the catalogue shows the first category", () => {
  const page = pageAt("/productos");
  const [first] = categories;
  expect(page.main.all("h2").map((heading) => heading.text)).toContain(plain(first?.name ?? ""));
  expect(hrefs(sideList(page).all("a"))).toEqual(categories.map(({ id }) => `/productos/${id}`));
  expect(hrefs(sideList(page).all("[aria-current]"))).toEqual([`/productos/${first?.id}`]);
  const cards = page.all("main article").map((card) => card.one("a"));
  expect(hrefs(cards)).toEqual(
    listed(first?.id ?? "", "catalogue")
      .slice(0, productsPerPage)
      .map(entryPath),
  );
});

describe("the menu", () => {
  test("lists categories and products on every page, for wide and for small screens", () => {
    const order = content.navigation.menuColumns.flatMap((column) => column.categories);
    for (const { path, page } of everyPage()) {
      for (const menu of [page.one("#menu-productos"), page.one("#menu-movil")]) {
        for (const id of order) {
          expect(hrefs(menu.all(`a[href^="/productos/${id}/"]`)), path).toEqual(
            listed(id, "menu").slice(0, menuLimit).map(entryPath),
          );
          expect(menu.all(`a[href="/productos/${id}"]`), `${id} on ${path}`).toHaveLength(1);
        }
      }
      expect(
        page.all("#menu-productos h2").map((heading) => heading.text),
        path,
      ).toEqual(order.map((id) => plain(content.category(id)?.name ?? "")));
      const others = content.navigation.main.map(({ to }) => to);
      expect(hrefs(page.all("#menu-movil a")), path).toEqual(expect.arrayContaining(others));
    }
  });

  test("marks panels of laboratory tests as Panel de Pruebas", () => {
    for (const panel of content.panels.filter((item) => item.listed.includes("menu"))) {
      for (const { path, page } of everyPage()) {
        const link = page.find(`#menu-productos a[href="${entryPath(panel)}"]`);
        expect(link?.text, path).toContain("Panel de Pruebas");
      }
    }
  });

  test("shows the most important figure of each product (tested on the home page)", () => {
    const page = pageAt("/");
    for (const product of content.products) {
      const link = page.find(`#menu-productos a[href="${entryPath(product)}"]`);
      const row = product.specifications?.find((item) => item.parameter === product.headline);
      if (!link) continue;
      const [name, figure] = link.children;
      expect(name?.text).toBe(plain(product.menuName ?? product.name));
      // The menu is too narrow for the prefix «hasta», so it is left out there.
      if (row)
        expectValue(figure?.text, {
          ...row,
          upTo: undefined,
          amount: row.amount ?? row.upTo,
          note: undefined,
        });
    }
  });
});
