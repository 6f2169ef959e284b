import { expect, test, visit } from "../../support/browser/page.ts";
import {
  empty,
  equipment,
  listText,
  names,
  panel,
  quantity,
  row,
  storeList,
  supply,
} from "../../support/browser/quote-list.ts";
import { recordShifts } from "../../support/browser/shifts.ts";
import { fixture } from "../../support/fixture.ts";

test("the quote list can be edited by keyboard, and always keeps a focused element", async ({
  page,
  context,
}) => {
  await storeList(context, [equipment, supply]);
  await visit(page, "/cotizacion");
  await quantity(page, "Analizador Seis").focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowDown");
  await expect(quantity(page, "Analizador Seis")).toHaveValue("2");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(quantity(page, "Analizador Seis")).toHaveValue("3");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Quitar Analizador Seis" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Quitar Tubo de Tapa Lila" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(empty(page)).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
});

test("on a phone, the quote list comes before the message to send", { tag: "@full" }, async ({
  page,
  context,
}) => {
  await storeList(context, [equipment, supply]);
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/cotizacion");
  const last = await row(page, "Tubo de Tapa Lila").boundingBox();
  const message = await panel(page).boundingBox();
  expect(message?.y ?? 0).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0));
  const name = await page.getByRole("heading", { name: "Analizador Seis" }).boundingBox();
  const field = await quantity(page, "Analizador Seis").boundingBox();
  expect(field?.y ?? 0, "the quantity is below the name").toBeGreaterThan(name?.y ?? 0);
});

test("the printed quote list has the company, the date and the lines, and no buttons", async ({
  page,
  context,
}) => {
  await storeList(context, [equipment, supply]);
  await page.clock.setFixedTime(new Date("2026-11-16T10:00:00-05:00"));
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = "yes";
    };
  });
  await visit(page, "/cotizacion");
  await page.getByText("Datos de su institución").click();
  await page.getByLabel("RUC").fill("1760001040001");
  await page.getByRole("button", { name: "Imprimir" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  for (const text of [
    fixture.company.name,
    fixture.company.phone.display,
    "16 de noviembre de 2026",
    "2 productos, 7 unidades",
    "RUC: 1760001040001",
    "Referencia: recipientes/tubo-de-tapa-lila",
  ]) {
    await expect(main.getByText(text).filter({ visible: true }).first(), text).toBeVisible();
  }
  await expect(quantity(page, "Tubo de Tapa Lila")).toHaveValue("6");
  await expect(quantity(page, "Tubo de Tapa Lila")).toBeVisible();
  await expect(main.getByText("Nota: instalación en planta baja, Guayaquil")).toBeVisible();
  for (const hidden of [/^Quitar/, /^Una unidad/, "Vaciar la lista", "Imprimir", "Copiar", /^Añadir nota/]) {
    await expect(main.getByRole("button", { name: hidden }).filter({ visible: true })).toHaveCount(0);
  }
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
});

test("the layout does not shift when the quote list appears", { tag: "@full" }, async ({ page, context }) => {
  await storeList(context, [equipment, supply]);
  await recordShifts(page);
  const session = await page.context().newCDPSession(page);
  for (const [width, text] of [
    [360, 16],
    [360, 32],
    [768, 16],
    [1024, 24],
    [1440, 16],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await session.send("Page.setFontSizes", { fontSizes: { standard: text } });
    await visit(page, "/cotizacion");
    await expect(names(page)).toHaveCount(2);
    await expect(page.getByRole("button", { name: "Vaciar la lista" })).toBeVisible();
    // Ignores shifts of links (A): the WhatsApp button moves up to make room for the bar below it.
    const shifts = (await page.evaluate(() => window.shifts)).filter((shift) => !shift.endsWith(" by A"));
    expect(shifts, `at ${width} px, with text of ${text} px`).toEqual([]);
  }
});

test("«Copiar» copies the message that the quote list shows", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await storeList(context, [equipment, supply]);
  await page.clock.install();
  await visit(page, "/cotizacion");
  await page.clock.pauseAt(Date.now() + 60_000);
  await panel(page).getByRole("button", { name: "Copiar" }).click();
  await expect(panel(page).getByRole("button", { name: "Copiado" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(listText);
  await page.clock.runFor(1900);
  await expect(panel(page).getByRole("button", { name: "Copiado" })).toBeVisible();
  await page.clock.runFor(200);
  await expect(panel(page).getByRole("button", { name: "Copiar" })).toBeVisible();
});
