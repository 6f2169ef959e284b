import { expect, test } from "vitest";
import { listAddresses } from "#app/content/addresses.ts";
import { listDataFiles } from "#app/content/outputs/data-files.ts";
import { pageData } from "#app/content/page-data.ts";
import type { WholeSite } from "#app/content/site.ts";
import { productsPerPage } from "#app/lib/addresses/category-pages.ts";
import { fixture } from "../../../tests/support/fixture.ts";
import { categoryView } from "./category.ts";

/** Returns the fixtures, with copies of one product as the only entries of the category «abc». */
function withCopies(copies: number): WholeSite {
  const [product] = fixture.entriesOf("abc");
  if (!product) throw new Error("no product");
  const entries = Array.from({ length: copies }, (_, index) => ({ ...product, id: `copia-${index}` }));
  return { ...fixture, entriesOf: (id) => (id === "abc" ? entries : fixture.entriesOf(id)) };
}

const paths = (content: WholeSite) => listAddresses(content).map(({ path }) => path);
const cardFiles = (content: WholeSite) =>
  listDataFiles(content).filter(({ path }) => path.startsWith("/datos/categorias/"));

test("a category that fits on one page has no other page and no file for its filters", () => {
  for (const { id } of fixture.categories) expect(categoryView(fixture, id)?.pages).toBe(1);
  expect(paths(fixture).filter((path) => path.includes("/pagina/"))).toEqual([]);
  expect(cardFiles(fixture)).toEqual([]);
});

test("a large category has several pages, each with its own address and products", () => {
  const content = withCopies(60);
  expect(paths(content).filter((path) => path.includes("/pagina/"))).toEqual([
    "/productos/abc/pagina/2",
    "/productos/abc/pagina/3",
  ]);
  const views = [1, 2, 3].map((page) => categoryView(content, "abc", page));
  expect(views.map((view) => view?.cards.length)).toEqual([productsPerPage, productsPerPage, 12]);
  expect(views[1]?.cards[0]?.id).toBe(`copia-${productsPerPage}`);
  expect(views[1]).toMatchObject({ canonical: "/productos/abc/pagina/2", count: 60, page: 2, pages: 3 });
  expect(views.map((view) => [view?.previous, view?.next])).toEqual([
    [undefined, "/productos/abc/pagina/2"],
    ["/productos/abc", "/productos/abc/pagina/3"],
    ["/productos/abc/pagina/2", undefined],
  ]);
  expect(new Set(views.map((view) => view?.seo.title)).size).toBe(3);
});

test("a page number that is a fraction or outside the range has no page", () => {
  const pages = listAddresses(withCopies(60)).filter(({ kind, id }) => kind === "category" && id === "abc");
  expect(pages.map(({ page }) => page)).toEqual([1, 2, 3]);
  for (const page of [0, 4, -1, 1.5, Number.NaN]) {
    expect(categoryView(withCopies(60), "abc", page), String(page)).toBeUndefined();
  }
});

const abc = { path: "/productos/abc", canonical: "/productos/abc" };

test("the data of a category's first page are as long for 600 products as for 60", () => {
  const bytes = (count: number) =>
    JSON.stringify(pageData(withCopies(count), { ...abc, kind: "category", id: "abc" })).replace(/\d+/g, "")
      .length;
  expect(bytes(600)).toBe(bytes(60));
});

test("the filters of a large category have one file with the cards of all its pages", () => {
  const content = withCopies(60);
  const [file, ...others] = cardFiles(content);
  expect(others).toEqual([]);
  expect(file?.path).toBe("/datos/categorias/abc.json");
  const shown = [1, 2, 3].flatMap((page) => categoryView(content, "abc", page)?.cards ?? []);
  expect(shown).toHaveLength(60);
  expect(file?.data()).toEqual(shown);
});
