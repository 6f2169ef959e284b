import { expect, test, visit } from "../../support/browser/page.ts";
import { empty, names, quantity } from "../../support/browser/quote-list.ts";

test("a pasted list becomes quote lines; unclear text becomes a question or stays in the field", async ({
  page,
}) => {
  await visit(page, "/cotizacion");
  await expect(empty(page)).toBeVisible();
  await page.getByRole("button", { name: "Pegar una lista" }).click();
  const field = page.getByRole("textbox", { name: /^Su lista/ });
  await expect(field).toBeFocused();
  await field.fill("Tubos morados 200, Analizador Seis 2\nFrascos 3\ncosa rara 5\n=1+1");
  const paste = page.getByRole("region", { name: "Pegar una lista" });
  await expect(paste.getByRole("status")).toHaveText("2 líneas reconocidas, 1 por aclarar, 2 sin reconocer");
  await paste.getByLabel("¿Cuál es «Frascos 3»?").selectOption({ label: "3 × Frasco Mediano" });
  await paste.getByLabel(/Consultar por él: cosa rara 5/).check();
  await paste.getByRole("button", { name: "Añadir 4 líneas" }).click();
  await expect(names(page)).toHaveText([
    "Analizador Seis",
    "Tubo de Tapa Lila",
    "Frasco Mediano",
    "cosa rara 5",
  ]);
  await expect(quantity(page, "Tubo de Tapa Lila")).toHaveValue("2");
  await expect(field).toHaveValue("=1+1");
  await expect(page.getByText("4 líneas añadidas a la cotización; 1 queda en el texto")).toBeVisible();
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(empty(page)).toBeVisible();
  await expect(field).toHaveValue(/^Tubos morados 200/);
});

test("a pasted list fills rows of a supply page and shows their sum; Deshacer empties the rows", async ({
  page,
}) => {
  await visit(page, "/productos/utiles/recipientes");
  await expect(page.getByRole("button", { name: "Pegar una lista" })).toBeHidden();
  const paste = page.getByRole("region", { name: "Pegar una lista" });
  const field = paste.getByRole("textbox", { name: /^Su lista/ });
  expect((await field.boundingBox())?.height).toBe(52);
  const sum = page.getByRole("complementary", { name: "Su lista" });
  await expect(sum.getByRole("status")).toHaveText(/^Aún está vacía/);
  await field.fill("Tubos morados 250, cosa rara 5");
  await expect(paste.getByRole("status")).toHaveText("1 línea reconocida, 1 sin reconocer");
  await expect(paste).toContainText("3 × Tubo de Tapa Lila (caja de 100), pedido: 250 unidades");
  await expect(sum.getByRole("listitem"), "nothing changed yet").toHaveCount(0);
  await paste.getByRole("button", { name: "Llenar 1 fila" }).click();
  await expect(quantity(page, "Tubo de Tapa Lila")).toHaveValue("3");
  await expect(field).toHaveValue("cosa rara 5");
  await expect(sum.getByRole("listitem")).toHaveText(["Tubo de Tapa Lila 300 3 × caja de 100"]);
  await expect(sum.getByRole("status")).toHaveText("1 producto en su lista 300 unidades en 3 empaques");
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(quantity(page, "Tubo de Tapa Lila")).toBeHidden();
  await expect(field).toHaveValue("Tubos morados 250, cosa rara 5");
});

test("the fixed bars of a supply page never hide the control that has the focus", { tag: "@full" }, async ({
  page,
}) => {
  await visit(page, "/productos/utiles/recipientes");
  const main = page.getByRole("main");
  const controls = main.locator("article").getByRole("button");
  for (const [width, height] of [
    [360, 740],
    [1024, 700],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    if (width > 960) {
      await main.getByRole("textbox", { name: /^Su lista/ }).fill("cosa rara 5\n".repeat(9));
      await expect(main.getByText(/9 sin reconocer$/)).toBeVisible();
    }
    for (const all of [await controls.all(), (await controls.all()).reverse()]) {
      for (const control of all) {
        await control.focus();
        const isOnTop = () =>
          control.evaluate((button) => {
            const { x, y, width, height } = button.getBoundingClientRect();
            const at = (part: number) => document.elementFromPoint(x + width / 2, y + height * part);
            return [0.02, 0.5, 0.98].every((part) => button.contains(at(part)));
          });
        await expect.poll(isOnTop, `${await control.getAttribute("aria-label")} at ${width} px`).toBe(true);
      }
    }
    // Adds a product, so that the bar with the sum of the list is tested too.
    if (width === 360) {
      await controls.first().click();
      await expect(main.getByRole("group", { name: /^Cantidad de/ })).toBeVisible();
    }
  }
});

test("a thousand pasted lines are read; the quantity of repeated lines stops at the maximum", {
  tag: "@full",
}, async ({ page }) => {
  await visit(page, "/productos/utiles/recipientes");
  const lines = Array.from({ length: 1000 }, (_, index) => `Frasco Mediano ${index + 1}`);
  await page.getByRole("textbox", { name: /^Su lista/ }).fill(lines.join("\n"));
  await expect(page.getByText("1000 líneas reconocidas")).toBeVisible();
  await page.getByRole("button", { name: "Llenar 1000 filas" }).click();
  await expect(quantity(page, "Frasco Mediano")).toHaveValue("9999");
});
