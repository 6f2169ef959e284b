import type { Page } from "@playwright/test";
import { expect, test, visit } from "../../support/page.ts";
import {
  bring,
  count,
  empty,
  equipment,
  names,
  notice,
  panel,
  quantity,
  row,
  supply,
  tool,
  undo,
} from "../../support/quote-list.ts";
import { visitAndHoldTime } from "../../support/time.ts";

/** With time held, a notice waits for its code; it then stays until the test lets time pass. */
async function arrival(page: Page, text: string) {
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(notice(page, text)).toBeVisible({ timeout: 500 });
  }).toPass();
}

test("a product and a supply are collected and stand in the list with what they are", async ({ page }) => {
  await visit(page, "/productos/inmunologia/maglumi-x6");
  const hero = page.getByRole("button", { name: "Añadir a cotización: MAGLUMI X6" });
  await hero.click();
  await expect(notice(page, "Añadido a la cotización: MAGLUMI X6")).toBeVisible();
  await expect(tool(page)).toHaveAccessibleName("Lista de cotización: 1");
  await visit(page, "/productos/insumos/recoleccion");
  await page.getByRole("button", { name: "Añadir a cotización: Tubo con EDTA K2" }).click();
  await page.getByRole("button", { name: "Ver su cotización: Tubo con EDTA K2" }).click();

  await expect(page).toHaveURL("/cotizacion");
  await expect(count(page)).toHaveText("2 líneas, 2 unidades");
  const machines = page.getByRole("region", { name: "Equipos" });
  await expect(machines.getByRole("link", { name: "MAGLUMI X6" })).toHaveAttribute(
    "href",
    "/productos/inmunologia/maglumi-x6",
  );
  await expect(machines).toContainText("SNIBE · Inmunología");
  await expect(machines.locator("img")).toHaveJSProperty("complete", true);
  const supplies = page.getByRole("region", { name: "Insumos" });
  await expect(supplies.getByRole("link", { name: "Tubo con EDTA K2" })).toHaveAttribute(
    "href",
    "/productos/insumos/recoleccion",
  );
  await expect(supplies).toContainText("Recolección · ISO 13485");
});

test("a model of a series is collected from its card", async ({ page }) => {
  await visit(page, "/productos/hematologia/maccura-f8-series");
  await page.getByRole("button", { name: "Añadir a cotización: MACCURA F810" }).click();
  await visit(page, "/cotizacion");
  await expect(page.getByRole("link", { name: "MACCURA F810" })).toHaveAttribute(
    "href",
    "/productos/hematologia/maccura-f8-series/f810",
  );
});

test("quantities are stepped and typed, from 1 to 9999", async ({ page, context }) => {
  await bring(context, [equipment, supply]);
  await visit(page, "/cotizacion");
  const less = page.getByRole("button", { name: "Una unidad menos de MAGLUMI X6" });
  const more = page.getByRole("button", { name: "Una unidad más de MAGLUMI X6" });
  const field = quantity(page, "MAGLUMI X6");
  await expect(less).toHaveAttribute("aria-disabled", "true");
  await less.click({ force: true });
  await expect(field).toHaveValue("1");
  await more.click();
  await more.click();
  await less.click();
  await expect(field).toHaveValue("2");
  await expect(count(page)).toHaveText("2 líneas, 8 unidades");

  for (const [typed, kept] of [
    ["24", "24"],
    ["0", "1"],
    ["-3", "3"],
    ["12x5", "125"],
    ["99999", "9999"],
    ["", "9999"],
    ["uno", "9999"],
  ] as const) {
    await field.fill(typed);
    await field.blur();
    await expect(field, typed).toHaveValue(kept);
  }
  await expect(more).toHaveAttribute("aria-disabled", "true");
  await expect(panel(page)).toContainText("9999 × MAGLUMI X6 (SNIBE)");
  await page.reload();
  await expect(field).toHaveValue("9999");
});

test("a note is added, edited, given up and deleted", async ({ page, context }) => {
  await bring(context, [{ ...equipment, note: "" }]);
  await visit(page, "/cotizacion");
  const add = page.getByRole("button", { name: "Añadir nota a MAGLUMI X6" });
  const field = page.getByRole("textbox", { name: "Nota para MAGLUMI X6" });
  const note = (text: string) => page.getByRole("button", { name: `Nota: ${text}` });
  await add.click();
  await expect(field).toBeFocused();
  await page.keyboard.type("planta baja");
  await page.keyboard.press("Enter");
  await expect(note("planta baja")).toBeFocused();
  await expect(panel(page)).toContainText("1 × MAGLUMI X6 (SNIBE)\n    planta baja", { useInnerText: true });

  await page.keyboard.press("Enter");
  await field.fill("segundo piso");
  await page.keyboard.press("Escape");
  await expect(note("planta baja")).toBeFocused();

  await note("planta baja").click();
  await field.fill("segundo piso");
  await count(page).click();
  await expect(note("segundo piso")).toBeVisible();

  await note("segundo piso").click();
  await field.fill("  ");
  await field.press("Enter");
  await expect(add).toBeFocused();
});

test("a removed line comes back where it was, from the notice", async ({ page, context }) => {
  await bring(context, [equipment, { ...equipment, id: "b", name: "SNIBE C8" }, supply]);
  await visitAndHoldTime(page, "/cotizacion");
  await page.getByRole("button", { name: "Quitar MAGLUMI X6" }).click();
  await expect(names(page)).toHaveText(["SNIBE C8", "Tubo con EDTA K2"]);
  await arrival(page, "Quitado: MAGLUMI X6");
  await undo(page).click();
  await expect(names(page)).toHaveText(["MAGLUMI X6", "SNIBE C8", "Tubo con EDTA K2"]);
  await expect(row(page, "MAGLUMI X6")).toContainText("Nota: instalación en planta baja");
});

test("undoing is offered for 4 s", async ({ page, context }) => {
  await bring(context, [equipment, { ...equipment, id: "b", name: "SNIBE C8" }, supply]);
  await page.clock.install();
  await visit(page, "/cotizacion");
  // The first notice brings its code; only then time can stand still.
  await page.getByRole("button", { name: "Quitar SNIBE C8" }).click();
  await expect(notice(page, "Quitado: SNIBE C8")).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Quitar MAGLUMI X6" }).click();
  await expect(notice(page, "Quitado: MAGLUMI X6")).toBeVisible();
  // A pointer on the notice would hold it.
  await page.mouse.move(0, 0);
  await page.clock.runFor(3900);
  await expect(notice(page, "Quitado: MAGLUMI X6")).toBeVisible();
  await expect(notice(page, "Quitado: MAGLUMI X6")).not.toHaveAttribute("data-leaving");
  await page.clock.runFor(200);
  await expect(notice(page, "Quitado: MAGLUMI X6")).toHaveAttribute("data-leaving");
  await page.clock.runFor(200);
  await expect(notice(page, "Quitado: MAGLUMI X6")).toHaveCount(0);
});

test("the emptied list says so, and comes back whole", async ({ page, context }) => {
  await bring(context, [equipment, supply]);
  await visitAndHoldTime(page, "/cotizacion");
  await page.getByRole("button", { name: "Vaciar la lista" }).click();
  await arrival(page, "Lista vaciada");
  await expect(empty(page)).toBeVisible();
  await expect(tool(page)).toHaveAccessibleName("Lista de cotización");
  expect(await page.evaluate(() => localStorage.getItem("cotizacion"))).toBeNull();
  await undo(page).click();
  await expect(names(page)).toHaveText(["MAGLUMI X6", "Tubo con EDTA K2"]);
  await expect(quantity(page, "Tubo con EDTA K2")).toHaveValue("6");
});

test("an empty list leads to the products", async ({ page }) => {
  await visit(page, "/cotizacion");
  await expect(empty(page)).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Ver todos los productos" }).click();
  await expect(page).toHaveURL("/productos");
});
