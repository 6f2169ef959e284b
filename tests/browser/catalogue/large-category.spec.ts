/** No category has more than one page yet. These tests answer requests with the data of a larger category. */
import type { Page, Route } from "@playwright/test";
import { allCards, type CategoryView, categoryLinks, categoryView } from "#app/content/views/category.ts";
import { categoryCardsPath, categoryPath, productsPerPage } from "#app/lib/addresses/category-pages.ts";
import { expectAccessible, expectToFit } from "../../support/browser/accessible.ts";
import { onlyLoadingErrors } from "../../support/browser/faults.ts";
import { expect, navigate, test, visit } from "../../support/browser/page.ts";
import { fixture } from "../../support/fixture.ts";

const id = "con-alias";
const { original, category } = content();
const cards = Array.from({ length: 12 }, (_, copy) =>
  allCards(fixture, category).map((card) => ({
    ...card,
    name: `${card.name} ${copy}`,
    path: `${card.path}?copia=${copy}`,
  })),
).flat();

function content() {
  const original = categoryView(fixture, id);
  const category = fixture.category(id);
  if (!original || !category) throw new Error(`${id} is no category`);
  return { original, category };
}

async function openLargeCategory(page: Page) {
  await visit(page, "/productos");
  for (const number of [1, 2, 3]) {
    const view: CategoryView = {
      ...original,
      canonical: categoryPath(id, number),
      cards: cards.slice((number - 1) * productsPerPage, number * productsPerPage),
      count: cards.length,
      page: number,
      pages: 3,
      previous: number > 1 ? categoryPath(id, number - 1) : undefined,
      next: number < 3 ? categoryPath(id, number + 1) : undefined,
    };
    await page.route(`**${categoryPath(id, number)}.json`, (route) =>
      answerWithData(page, route, { view, links: categoryLinks(fixture) }),
    );
  }
  await navigate(page, categoryPath(id));
}

async function answerWithData(page: Page, route: Route, data: unknown) {
  const build = await page.locator("html").getAttribute("data-build");
  await route.fulfill({ json: { build, data } });
}

const articles = (page: Page) => page.getByRole("main").getByRole("article");
const pager = (page: Page) => page.getByRole("navigation", { name: "Páginas de la categoría" });
const option = (page: Page) => page.getByRole("checkbox", { name: "Pequeño" });
const status = (page: Page) => page.getByRole("main").getByRole("status");

test("the pages of a large category link to each other", { tag: "@full" }, async ({ page }) => {
  await openLargeCategory(page);
  await expect(articles(page)).toHaveCount(productsPerPage);
  await expect(pager(page)).toHaveText("Página 1 de 3Siguiente");
  await pager(page).getByRole("link").click();
  await expect(page).toHaveURL(`${categoryPath(id, 2)}#productos`);
  await expect(articles(page).first()).toContainText(cards[productsPerPage]?.name ?? "");
  await expect(articles(page).first()).toBeInViewport();
  await expectAccessible(page, "main");
  await expectToFit(page);
  await pager(page).getByRole("link", { name: "Siguiente" }).click();
  await expect(articles(page)).toHaveCount(12);
  await expect(articles(page).first()).toBeInViewport();
  await expect(pager(page)).toHaveText("AnteriorPágina 3 de 3");
  await page.goBack();
  await expect(pager(page)).toContainText("Página 2 de 3");
});

test("the first filter of a large category loads the products of all its pages", async ({ page }) => {
  let requested = 0;
  await page.route(`**${categoryCardsPath(id)}`, (route) => {
    requested += 1;
    return answerWithData(page, route, cards);
  });
  await openLargeCategory(page);
  await expect(status(page)).toHaveText("60 productos");
  expect(requested).toBe(0);
  await option(page).check();
  await expect(status(page)).toHaveText("12 de 60 productos");
  await expect(articles(page)).toHaveCount(12);
  await expect(pager(page)).toHaveCount(0);
  await option(page).uncheck();
  await expect(pager(page)).toBeVisible();
  await page.getByRole("checkbox", { name: "Mediano" }).check();
  await expect(articles(page)).toHaveCount(productsPerPage);
  await page.getByRole("button", { name: "Ver más productos" }).click();
  await expect(articles(page)).toHaveCount(36);
  await expect(articles(page).nth(productsPerPage).getByRole("link")).toBeFocused();
  expect(requested).toBe(1);
});

test("if the connection is lost while a large category is filtered, the chosen filter stays", {
  tag: "@full",
}, async ({ page, context, pageErrors }) => {
  await openLargeCategory(page);
  await expect(pager(page)).toBeVisible();
  await context.setOffline(true);
  await option(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sin conexión");
  await page.route(`**${categoryCardsPath(id)}`, (route) => answerWithData(page, route, cards));
  await context.setOffline(false);
  await expect(option(page)).toBeChecked();
  // Online again, the page reloads, and its HTML has only the few products of the built category.
  await expect(status(page)).toHaveText(`1 de ${original.count} productos`);
  onlyLoadingErrors(pageErrors);
});
