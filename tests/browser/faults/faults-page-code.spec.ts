import type { Page } from "@playwright/test";
import {
  countDocuments,
  onlyLoadingErrors,
  outdated,
  settled,
  update,
} from "../../support/browser/faults.ts";
import { expect, hydrated, navigate, test, visit } from "../../support/browser/page.ts";
import { failOnce, holdBack } from "../../support/browser/requests.ts";
import { isSameDocument, markDocument } from "../../support/browser/thrown-faults.ts";

const supportCode = "**/assets/support-*.js*";
const title = "Soporte";

test.afterEach(({ pageErrors }) => onlyLoadingErrors(pageErrors));

test("if a page's code fails until the document reloads, the page reloads and works", async ({ page }) => {
  await visit(page, "/marcas");
  const documents = countDocuments(page);
  await page.route(supportCode, (route) => (documents() < 1 ? route.abort() : route.continue()));
  await navigate(page, "/soporte");
  await expect(page).toHaveTitle(new RegExp(title));
  await hydrated(page);
  await settled(page);
  expect(documents()).toBe(1);
  await expect(outdated(page)).toHaveCount(0);
});

test("if a page's code always fails, the page reloads once, then works as without JavaScript", async ({
  page,
}) => {
  await visit(page, "/marcas");
  await page.route(supportCode, (route) => route.abort());
  const documents = countDocuments(page);
  await navigate(page, "/soporte");
  await expect(page.getByRole("alert")).toContainText("Hay una versión nueva de esta página");
  await expect(page).toHaveURL("/soporte");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await settled(page);
  expect(documents()).toBe(1);

  // The page works as without JavaScript: CSS opens the menu, and controls that need scripts are hidden.
  await page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Productos" }).hover();
  await expect(page.locator("#menu-productos")).toBeVisible();
  await expect(page.locator("[data-needs-script]:visible")).toHaveCount(0);

  await page.unroute(supportCode);
  await update(page).click();
  await hydrated(page);
  await expect(outdated(page)).toHaveCount(0);
});

test("a link works in a tab that was loaded from an older build", async ({ page, baseURL }) => {
  // The older build refers to a file that the host no longer has.
  await page.route("**/assets/entry.client-*.js", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), "cache-control": "no-store" },
      body: (await answer.text()).replaceAll(/support-[\w-]+\.js/g, "support-OLDBUILD.js"),
    });
  });
  await visit(page, "/marcas");
  await page.unroute("**/assets/entry.client-*.js");
  const documents = countDocuments(page);

  const link = page.locator('header a[href="/soporte"]:visible');
  const answer = page.waitForResponse("**/support-OLDBUILD.js");
  await link.hover();
  expect((await answer).status()).toBe(404);
  await settled(page);
  expect(documents(), "hovering a link reloads nothing").toBe(0);

  await link.click();
  await expect(page).toHaveURL(`${baseURL}/soporte`);
  await expect(page).toHaveTitle(new RegExp(title));
  await hydrated(page);
  await settled(page);
  expect(documents()).toBe(1);
  await expect(outdated(page)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/marcas/i);
});

test("if a stylesheet of an older build is missing, a notice offers to update", async ({ page }) => {
  await visit(page, "/marcas");
  await page.route(`**${await ownStylesheet(page)}*`, (route) => route.fulfill({ status: 404 }));
  await navigate(page, "/soporte");
  await expect(outdated(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("if a request for a page's code fails once, the code loads from another address", async ({ page }) => {
  await visit(page, "/marcas");
  const requested = await failOnce(page, supportCode);
  await markDocument(page);
  await navigate(page, "/soporte");
  await expect(page).toHaveTitle(new RegExp(title));
  expect(new Set(requested).size, "two addresses").toBe(2);
  expect(await isSameDocument(page)).toBe(true);
  await expect(outdated(page)).toHaveCount(0);
});

for (const [whose, open] of [
  ["the first page's", (page: Page) => visit(page, "/soporte")],
  ["the next page's", (page: Page) => visit(page, "/marcas").then(() => navigate(page, "/soporte"))],
] as const) {
  test(`if a request for ${whose} stylesheet fails once, it loads from another address`, async ({ page }) => {
    const file = await ownStylesheet(page);
    const requested = await failOnce(page, `**${file}*`);
    await open(page);
    await expect(page).toHaveTitle(new RegExp(title));
    await expect.poll(() => new Set(requested).size, "two addresses").toBe(2);
    await expect
      .poll(() =>
        page.evaluate((own) => [...document.styleSheets].some(({ href }) => href?.includes(own)), file),
      )
      .toBe(true);
    await expect(outdated(page)).toHaveCount(0);
  });
}

test("if the first page's code fails until the document reloads, one reload is enough", async ({ page }) => {
  const documents = countDocuments(page);
  const code = "**/assets/entry.client-*.js";
  await page.route(code, (route) => (documents() < 2 ? route.abort() : route.continue()));
  await page.goto("/soporte");
  await hydrated(page);
  await settled(page);
  expect(documents()).toBe(2);
});

for (const file of ["entry.client", "support", "react"]) {
  test(`if ${file}.js of the first page always fails, the page reloads only once`, async ({ page }) => {
    await page.route(`**/assets/${file}-*.js`, (route) => route.abort());
    const documents = countDocuments(page);
    await page.goto("/soporte");
    await expect(outdated(page)).toBeVisible();
    await settled(page);
    expect(documents()).toBe(2);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "Clientes" }).click();
    await expect(page).toHaveURL("/clientes");
  });
}

test("if scripts fail after a visitor typed, the page does not reload and the text stays", async ({
  page,
}) => {
  const fail = await holdBack(page, "**/assets/entry.client-*.js", "abort");
  await page.goto("/contacto", { waitUntil: "commit" });
  const name = page.getByRole("textbox", { name: "Nombre completo *" });
  await name.fill("Ana Vera");
  const documents = countDocuments(page);
  fail();
  await expect(outdated(page)).toBeVisible();
  expect(documents()).toBe(0);
  await expect(name).toHaveValue("Ana Vera");
});

test("if a page's data always fails, the page reloads once, then shows an error and a notice", async ({
  page,
}) => {
  await page.route(/\.json$/, (route) => route.fulfill({ status: 500 }));
  const documents = countDocuments(page);
  await page.goto("/productos/abc/desconocido");
  await expect(page.getByRole("heading", { name: "No se pudo cargar la página" })).toBeVisible();
  await expect(outdated(page)).toBeVisible();
  await settled(page);
  expect(documents()).toBe(2);
  await page.unroute(/\.json$/);
  await update(page).click();
  await expect(page.getByRole("heading", { name: "Producto no encontrado" })).toBeVisible();
});

/** Returns a stylesheet that /soporte uses and /marcas does not use. */
async function ownStylesheet(page: Page): Promise<string> {
  const stylesOf = async (path: string): Promise<string[]> =>
    (await (await page.request.get(path)).text()).match(/[\w./-]+\.css/g) ?? [];
  const stylesOfBrands = await stylesOf("/marcas");
  return (await stylesOf("/soporte")).find((file) => !stylesOfBrands.includes(file)) ?? "";
}
