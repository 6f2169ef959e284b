import type { Page } from "@playwright/test";
import {
  countDocuments,
  onlyLoadingErrors,
  outdated,
  settled,
  update,
} from "../../support/browser/faults.ts";
import { expect, hydrated, navigate, test, visit } from "../../support/browser/page.ts";
import { failOnce } from "../../support/browser/requests.ts";
import { isSameDocument, markDocument } from "../../support/browser/thrown-faults.ts";

const notice = "Sin conexión. Vuelva a intentarlo más tarde.";

test.afterEach(({ pageErrors }) => onlyLoadingErrors(pageErrors));

test("offline, a page whose code is not loaded says «Sin conexión», and loads when online again", async ({
  page,
  context,
}) => {
  await visit(page, "/marcas");
  await context.setOffline(true);
  const documents = countDocuments(page);
  await page.locator('header a[href="/soporte"]:visible').hover();
  await page.locator('header a[href="/soporte"]:visible').click();
  await expect(page.getByRole("heading", { name: "Sin conexión" })).toBeVisible();
  await expect(page).toHaveTitle("Sin conexión");
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(page.getByRole("heading", { name: "Sin conexión" })).toBeVisible();
  expect(documents(), "no document request, which would end in the browser's error page").toBe(0);

  await context.setOffline(false);
  await expect(page).toHaveTitle(/Soporte/);
  await expect(page).toHaveURL("/soporte");
  await hydrated(page);
  await settled(page);
  expect(documents()).toBe(1);
});

test("if the host is unreachable, a product page does not say that the product is missing", async ({
  page,
}) => {
  await visit(page, "/productos/abc");
  // The browser counts as online, but no request gets a response.
  await page.route("**/*", (route) => route.abort());
  await navigate(page, "/productos/abc/columna-media");
  await expect(page.getByRole("heading", { name: "Sin conexión" })).toBeVisible();
  await expect(page.getByText("Producto no encontrado")).toHaveCount(0);
  await page.unroute("**/*");
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Columna Media");
});

test("when an unreachable host answers again, the page loads without a click", async ({ page }) => {
  await page.clock.install();
  await visit(page, "/marcas");
  await page.route("**/*", (route) => route.abort());
  await navigate(page, "/soporte");
  await expect(page.getByRole("heading", { name: "Sin conexión" })).toBeVisible();
  await page.unroute("**/*");
  await page.clock.runFor(5000);
  await expect(page).toHaveTitle(/Soporte/);
});

const choose = (page: Page) => page.getByRole("checkbox", { name: "Comparar" }).first().check();
const tray = (page: Page) => page.getByRole("region", { name: "Equipos para comparar" });

test("if a lazy-loaded part fails, the page stays and a notice offers to update", async ({ page }) => {
  await visit(page, "/productos/abc");
  // The code of the usual notices fails too, so the page shows a simple notice.
  await page.route("**/assets/*.js*", (route) => route.abort());
  await choose(page);
  await expect(outdated(page)).toBeVisible();
  await expect(update(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ABC");
  await page.unroute("**/assets/*.js*");
  await update(page).click();
  await expect(tray(page)).toBeVisible();
});

test("if the file of a lazy-loaded part fails once, it loads from another address", async ({ page }) => {
  await visit(page, "/productos/abc");
  const requested = await failOnce(page, "**/assets/compare-tray-*.js*");
  await markDocument(page);
  await choose(page);
  await expect(tray(page)).toBeVisible();
  await expect(outdated(page)).toHaveCount(0);
  expect(new Set(requested).size, "two addresses").toBe(2);
  expect(await isSameDocument(page)).toBe(true);
});

test("offline, a lazy-loaded part says «Sin conexión», and loads when online again", async ({
  page,
  context,
}) => {
  await visit(page, "/productos/abc");
  await context.setOffline(true);
  await choose(page);
  await expect(page.getByText(notice)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ABC");
  await context.setOffline(false);
  await expect(tray(page)).toBeVisible();
});
