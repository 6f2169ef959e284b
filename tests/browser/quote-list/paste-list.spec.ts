import { expect, test, visit } from "../../support/browser/page.ts";
import { empty, names, quantity } from "../../support/browser/quote-list.ts";

test("a pasted list becomes lines, asks about ambiguous ones and keeps unknown ones", async ({ page }) => {
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

test("a thousand pasted lines are read, and the sum of repeated lines stays within the limit", {
  tag: "@full",
}, async ({ page }) => {
  await visit(page, "/productos/utiles/recipientes");
  await page.getByRole("button", { name: "Pegar una lista" }).click();
  const lines = Array.from({ length: 1000 }, (_, index) => `Frasco Mediano ${index + 1}`);
  await page.getByRole("textbox", { name: /^Su lista/ }).fill(lines.join("\n"));
  await expect(page.getByText("1000 líneas reconocidas")).toBeVisible();
  await page.getByRole("button", { name: "Añadir 1000 líneas" }).click();
  await expect(quantity(page, "Frasco Mediano")).toHaveValue("9999");
});
