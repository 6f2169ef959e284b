import { expect, test } from "vitest";
import { cardsPerPage, categoryCards, categoryView } from "./category-page.ts";
import { listDataFiles } from "./data-files.ts";
import { type Site, site } from "./site.ts";

/** The catalogue with so many copies of one product in a category. */
function grown(copies: number): Site {
  const content = site();
  const [product] = content.entriesOf("hplc");
  if (!product) throw new Error("no product");
  const entries = Array.from({ length: copies }, (_, index) => ({ ...product, id: `copia-${index}` }));
  return { ...content, entriesOf: (id) => (id === "hplc" ? entries : content.entriesOf(id)) };
}

test("today every category fits on its page", () => {
  for (const { id } of site().categories) expect(categoryView(site(), id)?.later).toEqual([]);
});

test("a page carries so many cards however many products there are, and a link to each of the others", () => {
  const view = categoryView(grown(60), "hplc");
  expect(view?.cards).toHaveLength(cardsPerPage);
  expect(view?.later).toHaveLength(60 - cardsPerPage);
  expect(view?.later[0]).toMatchObject({ path: `/productos/hplc/copia-${cardsPerPage}` });
  const bytes = JSON.stringify(view?.later[0]).length;
  expect(bytes, "bytes of one more product").toBeLessThan(160);
});

test("the other cards lie in files of one page each", () => {
  const content = grown(60);
  const files = listDataFiles(content).filter(({ path }) => path.includes("/hplc/"));
  expect(files.map(({ path }) => path)).toEqual([2, 3].map((page) => `/datos/categorias/hplc/${page}.json`));
  expect(files.map(({ data }) => data())).toEqual([2, 3].map((page) => categoryCards(content, "hplc", page)));
  expect(categoryCards(content, "hplc", 2)[0]?.id).toBe("copia-24");
  expect(categoryCards(content, "hplc", 3)).toHaveLength(12);
  expect(categoryCards(content, "hplc", 4)).toEqual([]);
});
