import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, hydrated, test, visit } from "../support/page.ts";
import { bring, count, equipment, listText, panel, quantity, row, supply } from "../support/quote-list.ts";
import { visitAndHoldTime } from "../support/time.ts";

const tool = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Lista de cotización/ });
const notice = (page: Page, text: string) =>
  page.locator("body > div[role=status] li").filter({ hasText: text });
const undo = (page: Page) => page.getByRole("button", { name: "Deshacer" });
const names = (page: Page) => page.getByRole("main").getByRole("listitem").getByRole("heading");
const empty = (page: Page) => page.getByRole("heading", { name: "Su lista está vacía" });

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

test("two tabs show the same list", async ({ page, context }) => {
  await bring(context, [equipment]);
  await visit(page, "/cotizacion");
  const other = await context.newPage();
  await visit(other, "/productos/insumos/recoleccion");
  await other.getByRole("button", { name: "Añadir a cotización: Tubo con EDTA K2" }).click();
  await expect(names(page)).toHaveText(["MAGLUMI X6", "Tubo con EDTA K2"]);
  await page.getByRole("button", { name: "Una unidad más de Tubo con EDTA K2" }).click();
  await page.getByRole("button", { name: "Quitar MAGLUMI X6" }).click();
  await expect(tool(other)).toHaveAccessibleName("Lista de cotización: 1");
  await visit(other, "/cotizacion");
  await expect(quantity(other, "Tubo con EDTA K2")).toHaveValue("2");
  await page.evaluate(() => localStorage.clear());
  await expect(empty(other)).toBeVisible();
});

test("where storage is blocked, the list holds for the visit", async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await visit(page, "/productos/inmunologia/maglumi-x6");
  await page.getByRole("button", { name: "Añadir a cotización: MAGLUMI X6" }).click();
  await tool(page).click();
  await expect(names(page)).toHaveText(["MAGLUMI X6"]);
  await page.getByRole("button", { name: "Una unidad más de MAGLUMI X6" }).click();
  await expect(panel(page)).toContainText("2 × MAGLUMI X6 (SNIBE)");
});

for (const [what, stored, shown] of [
  ["no JSON", "{[", []],
  ["another shape", '{"a":1}', []],
  ["things of other kinds", '[null,7,"x",[],{}]', []],
  ["a script for a path", JSON.stringify([{ ...equipment, path: "javascript:alert(1)" }]), []],
  ["the same thing twice", JSON.stringify([equipment, equipment]), ["MAGLUMI X6"]],
  [
    "an unknown field and a huge number",
    JSON.stringify([{ ...equipment, x: {}, quantity: 1e300 }]),
    ["MAGLUMI X6"],
  ],
] as const) {
  test(`with ${what} in storage the page shows what can be read`, async ({ page, context }) => {
    await bring(context, stored);
    await visit(page, "/cotizacion");
    await expect(names(page)).toHaveText([...shown]);
    if (shown.length === 0) await expect(empty(page)).toBeVisible();
  });
}

test("names of 100 kB are cut, markup stays text, and 100 lines is the most", async ({ page, context }) => {
  const nasty = { ...supply, id: "n", name: `<img src=x onerror=alert(1)>${"W".repeat(100_000)}` };
  const many = Array.from({ length: 120 }, (_, index) => ({
    ...supply,
    id: `s${index}`,
    name: `Insumo ${index}`,
  }));
  await bring(context, [nasty, ...many]);
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, "/cotizacion");
  await expect(count(page)).toHaveText("100 líneas, 600 unidades");
  const [first] = await names(page).allTextContents();
  expect(first).toHaveLength(200);
  expect(first).toContain("<img src=x onerror=alert(1)>");
  expect(await overflow(page)).toBe(0);
  await visit(page, "/productos/inmunologia/maglumi-x6");
  await page.getByRole("button", { name: "Añadir a cotización: MAGLUMI X6" }).click();
  await expect(notice(page, "La lista admite hasta 100 líneas.")).toBeVisible();
});

test("everything is done by keyboard, and the focus is never lost", async ({ page, context }) => {
  await bring(context, [equipment, supply]);
  await visit(page, "/cotizacion");
  await quantity(page, "MAGLUMI X6").focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowDown");
  await expect(quantity(page, "MAGLUMI X6")).toHaveValue("2");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(quantity(page, "MAGLUMI X6")).toHaveValue("3");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Quitar MAGLUMI X6" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Quitar Tubo con EDTA K2" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(empty(page)).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
});

test("on a phone the list comes first, then the message; all targets are large enough", async ({
  page,
  context,
}) => {
  await bring(context, [equipment, supply]);
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/cotizacion");
  const last = await row(page, "Tubo con EDTA K2").boundingBox();
  const message = await panel(page).boundingBox();
  expect(message?.y ?? 0).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0));
  const name = await page.getByRole("heading", { name: "MAGLUMI X6" }).boundingBox();
  const field = await quantity(page, "MAGLUMI X6").boundingBox();
  expect(field?.y ?? 0, "the quantity stands under the name").toBeGreaterThan(name?.y ?? 0);
  for (const control of await page.getByRole("main").locator("button:visible, a[data-way]").all()) {
    const box = await control.boundingBox();
    const label = (await control.textContent()) ?? "";
    expect(box?.height ?? 0, label).toBeGreaterThanOrEqual(43.9);
    expect(box?.width ?? 0, label).toBeGreaterThanOrEqual(43.9);
  }
});

test("on paper there is the company, the date and the lines, and nothing to press", async ({
  page,
  context,
}) => {
  await bring(context, [equipment, supply]);
  await page.clock.setFixedTime(new Date("2026-11-16T10:00:00-05:00"));
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = "yes";
    };
  });
  await visit(page, "/cotizacion");
  await page.getByRole("button", { name: "Imprimir" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  for (const text of [
    "Ceibo Diagnóstica",
    "+593 4 000 0000",
    "16 de noviembre de 2026",
    "2 líneas, 7 unidades",
  ]) {
    await expect(main.getByText(text).filter({ visible: true }).first(), text).toBeVisible();
  }
  await expect(quantity(page, "Tubo con EDTA K2")).toHaveValue("6");
  await expect(quantity(page, "Tubo con EDTA K2")).toBeVisible();
  await expect(main.getByText("Nota: instalación en planta baja, Guayaquil")).toBeVisible();
  for (const hidden of [/^Quitar/, /^Una unidad/, "Vaciar la lista", "Imprimir", "Copiar", /^Añadir nota/]) {
    await expect(main.getByRole("button", { name: hidden }).filter({ visible: true })).toHaveCount(0);
  }
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
});

test("the page does not jump when the list arrives", async ({ page, context }) => {
  await bring(context, [equipment, supply]);
  await page.addInitScript(() => {
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        const value = "value" in entry ? Number(entry.value) : 0;
        const sum = Number(document.documentElement.dataset.shift ?? 0);
        document.documentElement.dataset.shift = String(sum + value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, "/cotizacion");
    await expect(names(page)).toHaveCount(2);
    const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
    expect(shift, `at ${width} px`).toBeLessThan(0.01);
  }
});

for (const [state, lines] of [
  ["empty", []],
  ["filled", [equipment, supply]],
] as const) {
  test(`the ${state} list is accessible by day and by night and fits 320 px`, async ({ page, context }) => {
    await bring(context, lines);
    await visit(page, "/cotizacion");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target)}`)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page)).toBe(0);
  });
}

test("the message of the list is copied as it stands", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await bring(context, [equipment, supply]);
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what it needs and offers other ways", async ({ page }) => {
    await page.goto("/cotizacion");
    const main = page.getByRole("main");
    await expect(main.locator("noscript p")).toContainText("Esta lista necesita JavaScript");
    for (const scheme of ["mailto:", "tel:", "https://wa.me/"]) {
      await expect(main.locator(`a[href^="${scheme}"]`)).toBeVisible();
    }
    await expect(empty(page)).toHaveCount(0);
    await page.goto("/productos/inmunologia/maglumi-x6");
    await expect(
      page.getByRole("button", { name: /Añadir a cotización/ }).filter({ visible: true }),
    ).toHaveCount(0);
  });
});

test("before JavaScript the page claims nothing about the list", async ({ page, context }) => {
  await bring(context, [equipment]);
  const html = await (await page.request.get("/cotizacion")).text();
  expect(html).not.toContain("Su lista está vacía");
  await page.goto("/cotizacion");
  await hydrated(page);
  await expect(names(page)).toHaveText(["MAGLUMI X6"]);
});

function overflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
