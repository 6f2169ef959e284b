import type { Page } from "@playwright/test";
import { compareBox, storedIds, tray } from "../../support/browser/comparing.ts";
import { field, form, subject } from "../../support/browser/enquiry.ts";
import { blankMap } from "../../support/browser/map.ts";
import { expect, hydrated, test } from "../../support/browser/page.ts";
import { holdBack } from "../../support/browser/requests.ts";

/** Opens the page without its scripts. They arrive when the returned function is called. */
async function openBeforeScripts(page: Page, path: string) {
  const releaseScripts = await holdBack(page, "**/*.js");
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return async () => {
    releaseScripts();
    await hydrated(page);
  };
}

test("a product that is ticked before the scripts arrive is in the comparison", async ({ page }) => {
  const releaseScripts = await openBeforeScripts(page, "/productos/con-alias");
  await compareBox(page, "Analizador Seis").check();
  await compareBox(page, "Analizador Tres").check();
  await compareBox(page, "Analizador Tres").uncheck();
  await releaseScripts();
  await expect(tray(page)).toContainText("1 de 4");
  await expect(compareBox(page, "Analizador Seis")).toBeChecked();
  await expect(compareBox(page, "Analizador Tres")).not.toBeChecked();
  expect(await storedIds(page)).toEqual(["analizador-seis"]);
});

test("a product that is already chosen stays chosen if ticked before the scripts arrive", {
  tag: "@full",
}, async ({ page }) => {
  const releaseScripts = await openBeforeScripts(page, "/productos/con-alias");
  await page.evaluate(() => {
    const choice = {
      id: "analizador-seis",
      name: "Analizador Seis",
      category: "con-alias",
      categoryLabel: "Con alias",
    };
    localStorage.setItem("comparacion", JSON.stringify([choice]));
  });
  await compareBox(page, "Analizador Seis").check();
  await releaseScripts();
  await expect(tray(page)).toContainText("1 de 4");
  await expect(compareBox(page, "Analizador Seis")).toBeChecked();
});

test("two presses before the scripts arrive add a product to the list only once", async ({ page }) => {
  const releaseScripts = await openBeforeScripts(page, "/productos/con-alias/analizador-seis");
  const add = page.getByRole("button", { name: "Añadir a la cotización: Analizador Seis" });
  await add.click();
  await add.click();
  await releaseScripts();
  await expect(page.getByRole("button", { name: /Ver su cotización: Analizador Seis/ })).toBeVisible();
  await expect(page).toHaveURL("/productos/con-alias/analizador-seis");
});

test("a filter that is ticked before the scripts arrive works", { tag: "@full" }, async ({ page }) => {
  const releaseScripts = await openBeforeScripts(page, "/productos/dos-marcas");
  const filter = page.getByRole("group", { name: "Marca" }).getByRole("checkbox", { name: /Marca Hoja/ });
  await filter.check();
  await releaseScripts();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  await expect(filter).toBeChecked();
});

test("typed text and open questions on the contact page stay when the scripts arrive", async ({ page }) => {
  await blankMap(page);
  const releaseScripts = await openBeforeScripts(page, "/contacto");
  const questions = page.getByRole("region", { name: "Preguntas Frecuentes" }).locator("details");
  await field(page, "Nombre completo *").fill("Ana Vera");
  await subject(page).selectOption("support");
  await questions.nth(1).locator("summary").click();
  await releaseScripts();
  await expect(field(page, "Nombre completo *")).toHaveValue("Ana Vera");
  await expect(subject(page)).toHaveValue("support");
  await expect(page.getByRole("radio", { name: /^Soporte urgente/ })).toBeChecked();
  await expect(form(page).getByRole("link", { name: /^Escribir por WhatsApp/ })).toBeVisible();
  await expect(questions.nth(1)).toHaveAttribute("open");
  await expect(questions.and(page.locator("[open]"))).toHaveCount(1);
});

test("a search that is typed before the scripts arrive shows results", { tag: "@full" }, async ({ page }) => {
  const releaseScripts = await openBeforeScripts(page, "/buscar");
  await page.getByRole("searchbox", { name: "¿Qué busca?" }).fill("analizador seis");
  await releaseScripts();
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /Analizador Seis/ })
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/q=analizador/);
});
