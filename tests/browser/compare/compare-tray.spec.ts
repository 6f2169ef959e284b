import {
  compareBox,
  headerLink,
  storeChoices,
  storedIds,
  table,
  tray,
} from "../../support/browser/comparing.ts";
import { expect, navigate, test, visit } from "../../support/browser/page.ts";
import { runUntilShown, visitAndStopTime } from "../../support/browser/time.ts";
import { animationsFinished } from "../../support/browser/waiting.ts";

test.use({ reducedMotion: "no-preference" });

const fourProducts = ["analizador-tres", "analizador-seis", "analizador-ocho", "eme-uno"];

test("a visitor chooses products by keyboard, and the tray opens their comparison", async ({ page }) => {
  await visitAndStopTime(page, "/productos/con-alias");
  await expect(tray(page)).toHaveCount(0);
  await compareBox(page, "Analizador Seis").focus();
  await page.keyboard.press("Space");
  await runUntilShown(page, tray(page));
  await expect(tray(page)).toContainText("1 de 4 · Con alias");
  const notice = page.getByRole("status").getByRole("listitem");
  await runUntilShown(page, notice);
  await expect(notice).toHaveText("Añadido a la comparación: Analizador Seis");

  const waiting = tray(page).getByRole("button", { name: "Ver comparación" });
  await expect(waiting).toHaveAttribute("aria-disabled", "true");
  await expect(waiting).toHaveAccessibleDescription("Elija al menos uno más");
  await waiting.click({ force: true });
  await expect(page).toHaveURL("/productos/con-alias");

  await compareBox(page, "Analizador Tres").focus();
  await page.keyboard.press("Space");
  await expect(tray(page).getByRole("listitem")).toContainText(["Seis", "Tres", "Añada uno más"]);
  await expect(headerLink(page)).toHaveAccessibleName("Comparación: 2");
  await tray(page).getByRole("link", { name: "Ver comparación" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/comparar?equipos=analizador-seis,analizador-tres");
  await expect(table(page).getByRole("columnheader")).toContainText(["Analizador Seis", "Analizador Tres"]);
  await expect(tray(page)).toHaveCount(0);
});

test("a model can be chosen for comparison on its page and on the page of its series", {
  tag: "@full",
}, async ({ page }) => {
  await visit(page, "/productos/dos-series/serie-efe");
  await compareBox(page, "Efe Uno").check();
  await navigate(page, "/productos/dos-series/serie-efe/efe-dos");
  await compareBox(page, "Efe Dos").check();
  await expect(tray(page)).toContainText("2 de 4 · Dos series");
  await expect(tray(page).getByRole("listitem")).toContainText(["Efe Uno", "Efe Dos"]);
});

test("if four products are chosen, the other checkboxes are disabled and say why", {
  tag: "@full",
}, async ({ page }) => {
  await storeChoices(page, ...fourProducts);
  await visit(page, "/productos/con-alias/serie-eme");
  await expect(tray(page)).toContainText("4 de 4 · Con alias");
  await expect(tray(page).getByRole("listitem")).toHaveCount(4);
  // The page of a series shows one model at a time.
  const selectModel = (name: string) => page.getByRole("radio", { name: new RegExp(`^${name}:`) }).focus();
  await selectModel("Analizador Eme Uno");
  await page.keyboard.press("ArrowRight");
  await expect(compareBox(page, "Analizador Eme Dos")).toBeDisabled();
  await expect(compareBox(page, "Analizador Eme Dos")).toHaveAccessibleName(
    "Máximo cuatro: Analizador Eme Dos",
  );
  await page.keyboard.press("ArrowLeft");
  await expect(compareBox(page, "Analizador Eme Uno")).toBeChecked();
  await compareBox(page, "Analizador Eme Uno").uncheck();
  await selectModel("Analizador Eme Uno");
  await page.keyboard.press("ArrowRight");
  await expect(compareBox(page, "Analizador Eme Dos")).toBeEnabled();
});

test("the tray removes one product or all products, and «Deshacer» restores them", async ({ page }) => {
  await storeChoices(page, ...fourProducts);
  await visitAndStopTime(page, "/productos/con-alias");
  await runUntilShown(page, tray(page));
  await tray(page).getByRole("button", { name: "Quitar Analizador Seis de la comparación" }).click();
  await expect(tray(page)).toContainText("3 de 4");
  await expect(tray(page)).toBeFocused();
  await expect(compareBox(page, "Analizador Seis")).not.toBeChecked();
  await tray(page).getByRole("button", { name: "Vaciar" }).click();
  await expect(tray(page)).toHaveCount(0);
  await expect(page.locator("main")).toBeFocused();
  expect(await storedIds(page)).toEqual([]);
  await runUntilShown(page, page.getByRole("button", { name: "Deshacer" }));
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(tray(page)).toContainText("3 de 4");
});

test("before a product of another category replaces the comparison, the page asks the visitor", async ({
  page,
}) => {
  await storeChoices(page, "analizador-tres", "analizador-seis");
  await visit(page, "/productos/abc");
  await compareBox(page, "Columna Media").focus();
  await page.keyboard.press("Space");
  const question = page
    .getByRole("status")
    .filter({ hasText: "Se comparan equipos de una misma categoría." });
  await expect(question.getByRole("button", { name: "Empezar con ABC" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(question).toHaveCount(0);
  await expect(compareBox(page, "Columna Media")).toBeFocused();
  await expect(compareBox(page, "Columna Media")).not.toBeChecked();
  expect(await storedIds(page)).toEqual(["analizador-tres", "analizador-seis"]);

  await page.keyboard.press("Space");
  await question.getByRole("button", { name: "Empezar con ABC" }).click();
  await expect(tray(page)).toContainText("1 de 4 · ABC");
  await expect(compareBox(page, "Columna Media")).toBeChecked();
});

for (const { width, height } of [
  { width: 1440, height: 92 },
  { width: 360, height: 64 },
]) {
  test(`on a screen of ${width} px the comparison tray is ${height} px high and covers nothing`, {
    tag: "@full",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await storeChoices(page, "medidor-uno", "medidor-dos");
    await visit(page, "/productos/dos-marcas");
    await expect(tray(page)).toBeVisible();
    await animationsFinished(page);
    const bottomOf = (selector: string) =>
      page.locator(selector).evaluate((node) => Math.round(node.getBoundingClientRect().bottom));
    expect((await tray(page).boundingBox())?.height).toBe(height);
    expect(await bottomOf("aside a")).toBeLessThanOrEqual(800 - height);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect.poll(() => bottomOf("footer")).toBeLessThanOrEqual(800 - height);

    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await page.locator("main").focus();
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press("Tab");
      const { bottom, fixed } = await page.evaluate(() => ({
        bottom: document.activeElement?.getBoundingClientRect().bottom ?? 0,
        fixed: document.activeElement?.closest("aside, section[tabindex]") !== null,
      }));
      if (!fixed) expect(bottom, `stop ${stop}`).toBeLessThanOrEqual(800 - height);
    }
    await page.emulateMedia({ media: "print" });
    await expect(tray(page), "on paper").toBeHidden();
  });
}

test("on a phone the comparison tray shows the count, and opens a list of the products", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 780 }, hasTouch: true });
  const page = await context.newPage();
  await visit(page, "/productos/abc");
  await compareBox(page, "Columna Media").tap();
  await compareBox(page, "Columna Alta").tap();
  await expect(tray(page)).toContainText("2 de 4 · ABC");
  await expect(tray(page).getByRole("listitem")).toHaveCount(0);
  await tray(page).getByRole("button", { name: "Ver los equipos elegidos" }).tap();
  await expect(tray(page).getByRole("listitem")).toContainText(["Media", "Alta"]);
  await expect(
    tray(page).getByRole("button", { name: "Quitar Columna Alta de la comparación" }),
  ).toBeVisible();
  await expect(tray(page).getByRole("button", { name: "Vaciar" })).toBeVisible();
  await tray(page).getByRole("button", { name: "Ocultar los equipos elegidos" }).tap();
  await tray(page).getByRole("link", { name: "Ver comparación" }).tap();
  await expect(page).toHaveURL("/comparar?equipos=columna-media,columna-alta");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Comparar equipos de ABC");
  await context.close();
});
