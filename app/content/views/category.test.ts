import { expect, test } from "vitest";
import { listAddresses } from "#app/content/addresses.ts";
import { listDataFiles } from "#app/content/outputs/data-files.ts";
import { pageData } from "#app/content/page-data.ts";
import { site, type WholeSite } from "#app/content/site.ts";
import { productsPerPage } from "#app/lib/category-pages.ts";
import { categoryView } from "./category.ts";

/** The catalogue with so many copies of one product in a category. */
function grown(copies: number): WholeSite {
  const content = site();
  const [product] = content.entriesOf("hplc");
  if (!product) throw new Error("no product");
  const entries = Array.from({ length: copies }, (_, index) => ({ ...product, id: `copia-${index}` }));
  return { ...content, entriesOf: (id) => (id === "hplc" ? entries : content.entriesOf(id)) };
}

const paths = (content: WholeSite) => listAddresses(content).map(({ path }) => path);
const cardFiles = (content: WholeSite) =>
  listDataFiles(content).filter(({ path }) => path.startsWith("/datos/categorias/"));

test("today every category fits on its page", () => {
  for (const { id } of site().categories) expect(categoryView(site(), id)?.pages).toBe(1);
  expect(paths(site()).filter((path) => path.includes("/pagina/"))).toEqual([]);
  expect(cardFiles(site())).toEqual([]);
});

test("a large category has pages with addresses of their own, each with its part of the products", () => {
  const content = grown(60);
  expect(paths(content).filter((path) => path.includes("/pagina/"))).toEqual([
    "/productos/hplc/pagina/2",
    "/productos/hplc/pagina/3",
  ]);
  const views = [1, 2, 3].map((page) => categoryView(content, "hplc", page));
  expect(views.map((view) => view?.cards.length)).toEqual([productsPerPage, productsPerPage, 12]);
  expect(views[1]?.cards[0]?.id).toBe(`copia-${productsPerPage}`);
  expect(views[1]).toMatchObject({ canonical: "/productos/hplc/pagina/2", count: 60, page: 2, pages: 3 });
  expect(views.map((view) => [view?.previous, view?.next])).toEqual([
    [undefined, "/productos/hplc/pagina/2"],
    ["/productos/hplc", "/productos/hplc/pagina/3"],
    ["/productos/hplc/pagina/2", undefined],
  ]);
  expect(new Set(views.map((view) => view?.seo.title)).size).toBe(3);
});

test("there is no page before the first, after the last, or between two", () => {
  const pages = listAddresses(grown(60)).filter(({ kind, id }) => kind === "category" && id === "hplc");
  expect(pages.map(({ page }) => page)).toEqual([1, 2, 3]);
  for (const page of [0, 4, -1, 1.5, Number.NaN]) {
    expect(categoryView(grown(60), "hplc", page), String(page)).toBeUndefined();
  }
});

const hplc = { path: "/productos/hplc", canonical: "/productos/hplc" };

test("a page weighs the same however many products there are", () => {
  const bytes = (count: number) =>
    JSON.stringify(pageData(grown(count), { ...hplc, kind: "category", id: "hplc" })).replace(/\d+/g, "")
      .length;
  expect(bytes(600)).toBe(bytes(60));
});

test("filters have the cards of all pages in one file", () => {
  const content = grown(60);
  const [file, ...others] = cardFiles(content);
  expect(others).toEqual([]);
  expect(file?.path).toBe("/datos/categorias/hplc.json");
  const shown = [1, 2, 3].flatMap((page) => categoryView(content, "hplc", page)?.cards ?? []);
  expect(shown).toHaveLength(60);
  expect(file?.data()).toEqual(shown);
});
