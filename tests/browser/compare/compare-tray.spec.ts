import { expectAccessible } from "../../support/accessible.ts";
import { box, chooseBefore, headerTool, storedIds, table, tray } from "../../support/comparing.ts";
import { expect, navigate, test, visit } from "../../support/page.ts";
import { letAppear, visitAndHoldTime } from "../../support/time.ts";

const all = ["maglumi-x3", "maglumi-x6", "maglumi-x8", "maglumi-600"];

test("a visitor chooses on the cards, by keyboard, and the tray leads to the comparison", async ({
  page,
}) => {
  await visitAndHoldTime(page, "/productos/inmunologia");
  await expect(tray(page)).toHaveCount(0);
  await box(page, "MAGLUMI X6").focus();
  await page.keyboard.press("Space");
  await letAppear(page, tray(page));
  await expect(tray(page)).toContainText("1 de 4 · Inmunología");
  const notice = page.getByRole("status").getByRole("listitem");
  await letAppear(page, notice);
  await expect(notice).toHaveText("Añadido a la comparación: MAGLUMI X6");

  const waiting = tray(page).getByRole("button", { name: "Ver comparación" });
  await expect(waiting).toHaveAttribute("aria-disabled", "true");
  await expect(waiting).toHaveAccessibleDescription("Elija al menos uno más");
  await waiting.click({ force: true });
  await expect(page).toHaveURL("/productos/inmunologia");

  await box(page, "MAGLUMI X3").focus();
  await page.keyboard.press("Space");
  await expect(tray(page).getByRole("listitem")).toContainText(["X6", "X3", "Añada uno más"]);
  await expect(headerTool(page)).toHaveAccessibleName("Comparación: 2");
  await tray(page).getByRole("link", { name: "Ver comparación" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/comparar?equipos=maglumi-x6,maglumi-x3");
  await expect(table(page).getByRole("columnheader")).toContainText(["MAGLUMI X6", "MAGLUMI X3"]);
  await expect(tray(page)).toHaveCount(0);
});

test("a model is chosen on its series and on its own page", async ({ page }) => {
  await visit(page, "/productos/hematologia/maccura-f5-series");
  await box(page, "MACCURA F560").check();
  await navigate(page, "/productos/hematologia/maccura-f5-series/f580");
  await box(page, "MACCURA F580").check();
  await expect(tray(page)).toContainText("2 de 4 · Hematología");
  await expect(tray(page).getByRole("listitem")).toContainText(["F560", "F580"]);
});

test("with four chosen the other boxes say why they are closed", async ({ page }) => {
  await chooseBefore(page, ...all);
  await visit(page, "/productos/inmunologia/maglumi-m-series");
  await expect(tray(page)).toContainText("4 de 4 · Inmunología");
  await expect(tray(page).getByRole("listitem")).toHaveCount(4);
  await expect(box(page, "MAGLUMI 800")).toBeDisabled();
  await expect(box(page, "MAGLUMI 800")).toHaveAccessibleName("Máximo cuatro: MAGLUMI 800");
  await expect(box(page, "MAGLUMI 600")).toBeChecked();
  await box(page, "MAGLUMI 600").uncheck();
  await expect(box(page, "MAGLUMI 800")).toBeEnabled();
});

test("chips are removed one by one, the tray is emptied, and nothing is lost by mistake", async ({
  page,
}) => {
  await chooseBefore(page, ...all);
  await visitAndHoldTime(page, "/productos/inmunologia");
  await letAppear(page, tray(page));
  await tray(page).getByRole("button", { name: "Quitar MAGLUMI X6 de la comparación" }).click();
  await expect(tray(page)).toContainText("3 de 4");
  await expect(tray(page)).toBeFocused();
  await expect(box(page, "MAGLUMI X6")).not.toBeChecked();
  await tray(page).getByRole("button", { name: "Vaciar" }).click();
  await expect(tray(page)).toHaveCount(0);
  await expect(page.locator("main")).toBeFocused();
  expect(await storedIds(page)).toEqual([]);
  await letAppear(page, page.getByRole("button", { name: "Deshacer" }));
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(tray(page)).toContainText("3 de 4");
});

test("a product of another category is asked about, by keyboard too, and nothing is mixed or lost", async ({
  page,
}) => {
  await chooseBefore(page, "maglumi-x3", "maglumi-x6");
  await visit(page, "/productos/hplc");
  await box(page, "LIFOTRONIC H8").focus();
  await page.keyboard.press("Space");
  const question = page
    .getByRole("status")
    .filter({ hasText: "Se comparan equipos de una misma categoría." });
  await expect(question.getByRole("button", { name: "Empezar con HPLC" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(question).toHaveCount(0);
  await expect(box(page, "LIFOTRONIC H8")).toBeFocused();
  await expect(box(page, "LIFOTRONIC H8")).not.toBeChecked();
  expect(await storedIds(page)).toEqual(["maglumi-x3", "maglumi-x6"]);

  await page.keyboard.press("Space");
  await question.getByRole("button", { name: "Empezar con HPLC" }).click();
  await expect(tray(page)).toContainText("1 de 4 · HPLC");
  await expect(box(page, "LIFOTRONIC H8")).toBeChecked();
});

for (const { width, height } of [
  { width: 1440, height: 92 },
  { width: 390, height: 64 },
]) {
  test(`at ${width} px the tray is ${height} px high and covers nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await chooseBefore(page, "maglumi-x3", "maglumi-x6");
    await visit(page, "/productos/inmunologia");
    await expect(tray(page)).toBeVisible();
    await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
    const bottomOf = (selector: string) =>
      page.locator(selector).evaluate((node) => Math.round(node.getBoundingClientRect().bottom));
    expect((await tray(page).boundingBox())?.height).toBe(height);
    expect(await bottomOf("aside a")).toBeLessThanOrEqual(800 - height);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect.poll(() => bottomOf("footer")).toBeLessThanOrEqual(800 - height);

    // Whatever the keyboard reaches stands clear of the tray.
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
  });
}

test("on a phone the tray is the count and the way to the comparison", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 780 }, hasTouch: true });
  const page = await context.newPage();
  await visit(page, "/productos/hplc");
  await box(page, "LIFOTRONIC H8").tap();
  await box(page, "LIFOTRONIC H100").tap();
  await expect(tray(page)).toContainText("2 de 4 · HPLC");
  await expect(tray(page).getByRole("button")).toHaveCount(0);
  await tray(page).getByRole("link", { name: "Ver comparación" }).tap();
  await expect(page).toHaveURL("/comparar?equipos=lifotronic-h8,lifotronic-h100");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Comparar HPLC");
  await context.close();
});

test("where storage is blocked the comparison holds for the visit", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await visit(page, "/productos/inmunologia");
  await box(page, "MAGLUMI X6").check();
  await box(page, "MAGLUMI X8").check();
  await navigate(page, "/soporte");
  await expect(tray(page)).toContainText("2 de 4 · Inmunología");
  await tray(page).getByRole("link", { name: "Ver comparación" }).click();
  await expect(table(page).getByRole("columnheader")).toContainText(["MAGLUMI X6", "MAGLUMI X8"]);
});

test("two tabs share what is chosen", async ({ page, context }) => {
  await visit(page, "/productos/inmunologia");
  const other = await context.newPage();
  await visit(other, "/productos/inmunologia");
  await box(page, "MAGLUMI X6").check();
  await expect(box(other, "MAGLUMI X6")).toBeChecked();
  await expect(tray(other)).toContainText("1 de 4 · Inmunología");
  await other.evaluate(() => localStorage.clear());
  await expect(tray(page)).toHaveCount(0);
});

test("the tray is accessible in both themes, and is not printed", async ({ page }) => {
  await chooseBefore(page, "maglumi-x3");
  await visit(page, "/soporte");
  await expect(tray(page)).toBeVisible();
  await expectAccessible(page, "section[tabindex]");
  await page.emulateMedia({ media: "print" });
  await expect(tray(page)).toBeHidden();
});
