import { expectToFit } from "../../support/browser/accessible.ts";
import { expect, test, visit } from "../../support/browser/page.ts";
import {
  bring,
  count,
  empty,
  equipment,
  keep,
  names,
  notice,
  panel,
  quantity,
  supply,
  tool,
} from "../../support/browser/quote-list.ts";

test("two tabs show the same quote list", async ({ page, context }) => {
  await bring(context, [equipment]);
  await visit(page, "/cotizacion");
  const other = await context.newPage();
  await visit(other, "/productos/utiles/recipientes");
  await other.getByRole("button", { name: "Añadir a la cotización: Tubo de Tapa Lila" }).click();
  await expect(names(page)).toHaveText(["Analizador Seis", "Tubo de Tapa Lila"]);
  await page.getByRole("button", { name: "Una unidad más de Tubo de Tapa Lila" }).click();
  await page.getByRole("button", { name: "Quitar Analizador Seis" }).click();
  await expect(tool(other)).toHaveAccessibleName("Lista de cotización: 1");
  await visit(other, "/cotizacion");
  await expect(quantity(other, "Tubo de Tapa Lila")).toHaveValue("2");
  await page.evaluate(() => localStorage.clear());
  await expect(empty(other)).toBeVisible();
});

test("where storage is blocked, the quote list holds for the visit", { tag: "@full" }, async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await visit(page, "/productos/con-alias/analizador-seis");
  await page.getByRole("button", { name: "Añadir a la cotización: Analizador Seis" }).click();
  await tool(page).click();
  await expect(names(page)).toHaveText(["Analizador Seis"]);
  await page.getByRole("button", { name: "Una unidad más de Analizador Seis" }).click();
  await expect(panel(page)).toContainText("2 × Analizador Seis (Marca Alba)");
});

test("whatever stands in storage, the quote list shows what can be read of it", { tag: "@full" }, async ({
  page,
}) => {
  await visit(page, "/cotizacion");
  for (const [what, stored, shown] of [
    ["no JSON", "{[", []],
    ["the same thing twice", JSON.stringify([equipment, equipment]), ["Analizador Seis"]],
    ["another shape", '{"a":1}', []],
    [
      "an unknown field and a huge number",
      JSON.stringify([{ ...equipment, x: {}, quantity: 1e300 }]),
      ["Analizador Seis"],
    ],
    ["things of other kinds", '[null,7,"x",[],{}]', []],
    ["a script for a path", JSON.stringify([{ ...equipment, path: "javascript:alert(1)" }]), []],
  ] as const) {
    await test.step(what, async () => {
      await keep(page, stored);
      await visit(page, "/cotizacion");
      await expect(names(page)).toHaveText([...shown]);
      await expect(empty(page)).toBeVisible({ visible: shown.length === 0 });
    });
  }
});

test("names of 100 kB in the quote list are cut, markup stays text, and 100 lines is the most", {
  tag: "@full",
}, async ({ page, context }) => {
  const nasty = { ...supply, id: "n", name: `<img src=x onerror=alert(1)>${"W".repeat(100_000)}` };
  const many = Array.from({ length: 120 }, (_, index) => ({
    ...supply,
    id: `s${index}`,
    name: `Insumo ${index}`,
  }));
  await bring(context, [nasty, ...many]);
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, "/cotizacion");
  await expect(count(page)).toHaveText("100 productos, 600 unidades");
  const [first] = await names(page).allTextContents();
  expect(first).toHaveLength(200);
  expect(first).toContain("<img src=x onerror=alert(1)>");
  await expectToFit(page);
  await visit(page, "/productos/con-alias/analizador-seis");
  await page.getByRole("button", { name: "Añadir a la cotización: Analizador Seis" }).click();
  await expect(notice(page, "La lista admite hasta 100 productos.")).toBeVisible();
});
