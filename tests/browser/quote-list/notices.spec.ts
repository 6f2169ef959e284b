import type { Page } from "@playwright/test";
import { compareBox, storeChoices } from "../../support/browser/comparing.ts";
import { expect, test } from "../../support/browser/page.ts";
import { equipment, storeList } from "../../support/browser/quote-list.ts";
import { runUntilShown, visitAndStopTime } from "../../support/browser/time.ts";

const notices = (page: Page) => page.getByRole("status").getByRole("listitem");
const added = (page: Page, name: string) =>
  notices(page).filter({ hasText: `Añadido a la comparación: ${name}` });

/** Opens a page, and shows and closes a notice, so that the code of notices is loaded. */
async function open(page: Page, path: string, first: string) {
  await visitAndStopTime(page, path);
  await compareBox(page, first).click();
  await runUntilShown(page, notices(page));
  await notices(page).getByRole("button", { name: "Cerrar aviso" }).click();
  await page.clock.runFor(220);
  await expect(notices(page)).toHaveCount(0);
  await page.mouse.move(5, 300);
}

test("a notice disappears after 4 s, except while it has the pointer or the focus", async ({ page }) => {
  await open(page, "/productos/con-alias", "Analizador Ocho");
  await compareBox(page, "Analizador Seis").check();
  await expect(added(page, "Analizador Seis")).toBeVisible();
  await page.clock.runFor(3990);
  await expect(added(page, "Analizador Seis")).not.toHaveAttribute("data-leaving");
  await page.clock.runFor(20);
  await expect(added(page, "Analizador Seis")).toHaveAttribute("data-leaving");
  await page.clock.runFor(180);
  await expect(added(page, "Analizador Seis")).toHaveCount(1);
  await page.clock.runFor(30);
  await expect(notices(page)).toHaveCount(0);

  await compareBox(page, "Analizador Tres").check();
  await added(page, "Analizador Tres").hover();
  await page.clock.runFor(10_000);
  await expect(added(page, "Analizador Tres")).not.toHaveAttribute("data-leaving");
  await added(page, "Analizador Tres").getByRole("button", { name: "Cerrar aviso" }).focus();
  await page.mouse.move(5, 300);
  await page.clock.runFor(10_000);
  await expect(added(page, "Analizador Tres"), "still focused").not.toHaveAttribute("data-leaving");
  await compareBox(page, "Analizador Tres").focus();
  await page.clock.runFor(3990);
  await expect(added(page, "Analizador Tres")).not.toHaveAttribute("data-leaving");
  await page.clock.runFor(20);
  await expect(added(page, "Analizador Tres")).toHaveAttribute("data-leaving");
});

test("if a visitor adds several products, one notice counts them, above the comparison tray", {
  tag: "@full",
}, async ({ page }) => {
  await open(page, "/productos/con-alias", "Analizador Ocho");
  for (const name of ["Analizador Seis", "Analizador Tres"]) await compareBox(page, name).check();
  await expect(notices(page)).toHaveCount(1);
  await expect(notices(page)).toContainText("2 añadidos a la comparación");
  const { background, border } = await notices(page).evaluate((node) => {
    const style = getComputedStyle(node);
    return { background: style.backgroundColor, border: style.borderTopColor };
  });
  expect(background, "the same dark background as the footer").toBe(
    await page.getByRole("contentinfo").evaluate((node) => getComputedStyle(node).backgroundColor),
  );
  expect(border).not.toBe(background);
  const bottom = await notices(page).evaluate((node) => node.getBoundingClientRect().bottom);
  expect(bottom, "above the tray").toBeLessThanOrEqual(900 - 92);
});

test("at most three notices are visible: a fourth replaces the oldest", { tag: "@full" }, async ({
  page,
  context,
}) => {
  const lines = ["uno", "dos", "tres", "cuatro"].map((id) => ({ ...equipment, id, name: `Equipo ${id}` }));
  await storeList(context, lines);
  await visitAndStopTime(page, "/cotizacion");
  for (const [index, { name }] of lines.entries()) {
    await page.getByRole("button", { name: `Quitar ${name}`, exact: true }).click();
    if (index === 0) await runUntilShown(page, notices(page));
  }
  await expect(notices(page)).toHaveCount(3);
  await expect(notices(page).filter({ hasText: "Equipo uno" })).toHaveCount(0);
});

test("a swipe of 20 px dismisses a notice, and a shorter swipe does not", { tag: "@full" }, async ({
  page,
}) => {
  await open(page, "/productos/con-alias", "Analizador Ocho");
  await compareBox(page, "Analizador Seis").check();
  const area = await added(page, "Analizador Seis").boundingBox();
  // The mouse moves by whole pixels, so the point is rounded.
  const [x, y] = [(area?.x ?? 0) + 150, (area?.y ?? 0) + (area?.height ?? 0) / 2].map(Math.round);
  if (x === undefined || y === undefined) throw new Error("no notice");
  const swipe = async (by: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by, y, { steps: 5 });
    await page.mouse.up();
  };
  await swipe(19);
  await expect(added(page, "Analizador Seis")).not.toHaveAttribute("data-leaving");
  await page.mouse.move(x - 60, y);
  await expect(added(page, "Analizador Seis"), "a move without the button").not.toHaveAttribute(
    "data-leaving",
  );
  await swipe(-20);
  await expect(added(page, "Analizador Seis")).toHaveAttribute("data-leaving");
  await page.clock.runFor(220);
  await expect(notices(page)).toHaveCount(0);
});

test("a notice closes with its button and with Escape, and the focus returns", { tag: "@full" }, async ({
  page,
}) => {
  await open(page, "/productos/con-alias", "Analizador Ocho");
  for (const key of ["Enter", "Escape"]) {
    await compareBox(page, "Analizador Seis").focus();
    await compareBox(page, "Analizador Seis").uncheck();
    await page.keyboard.press("Space");
    await added(page, "Analizador Seis").getByRole("button", { name: "Cerrar aviso" }).focus();
    await page.keyboard.press(key);
    await page.clock.runFor(220);
    await expect(notices(page)).toHaveCount(0);
    await expect(compareBox(page, "Analizador Seis")).toBeFocused();
  }
});

test("a notice with a question stays for 1,000,000 ms; a new question replaces it", {
  tag: "@full",
}, async ({ page }) => {
  await storeChoices(page, "analizador-tres");
  await open(page, "/productos/abc", "Columna Baja");
  await compareBox(page, "Columna Media").click();
  await compareBox(page, "Columna Alta").click();
  await expect(notices(page)).toHaveCount(1);
  await page.clock.runFor(120_000);
  await expect(notices(page)).toHaveCount(1);
  await compareBox(page, "Columna Media").focus();
  await page.clock.fastForward(999_000);
  await expect(notices(page)).toHaveCount(1);
  await page.clock.fastForward(1200);
  await page.clock.runFor(220);
  await expect(notices(page)).toHaveCount(0);
});

const tool = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });
const tip = (page: Page, name: string) =>
  page.getByRole("banner").locator("[aria-hidden=true]").getByText(name, { exact: true });

test("a tooltip opens after 700 ms, or at once after another one, and closes with Escape", {
  tag: "@full",
}, async ({ page }) => {
  await visitAndStopTime(page, "/soporte");
  await tool(page, "Comparación").hover();
  await page.clock.runFor(690);
  await expect(tip(page, "Comparación")).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tip(page, "Comparación")).toBeVisible();

  await page.mouse.move(300, 500);
  await page.clock.runFor(10);
  await expect(tip(page, "Comparación")).toHaveCount(0);
  await page.clock.runFor(280);
  await tool(page, "Lista de cotización").hover();
  await page.clock.runFor(10);
  await expect(tip(page, "Lista de cotización")).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(tip(page, "Lista de cotización")).toHaveCount(0);
  await page.clock.runFor(310);
  await page.mouse.move(300, 500);
  await tool(page, "Buscar").hover();
  await page.clock.runFor(690);
  await expect(tip(page, "Buscar"), "the last tooltip closed too long ago to skip the delay").toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tip(page, "Buscar")).toBeVisible();
});
