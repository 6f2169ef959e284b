import { expect, test, visit } from "../../support/browser/page.ts";
import {
  empty,
  equipment,
  headerLink,
  names,
  quantity,
  storeList,
  storeListNow,
} from "../../support/browser/quote-list.ts";

test("two tabs show the same quote list", async ({ page, context }) => {
  await storeList(context, [equipment]);
  await visit(page, "/cotizacion");
  const other = await context.newPage();
  await visit(other, "/productos/utiles/recipientes");
  await other.getByRole("button", { name: "Añadir a la cotización: Tubo de Tapa Lila" }).click();
  await expect(names(page)).toHaveText(["Analizador Seis", "Tubo de Tapa Lila"]);
  await page.getByRole("button", { name: "Una unidad más de Tubo de Tapa Lila" }).click();
  await page.getByRole("button", { name: "Quitar Analizador Seis" }).click();
  await expect(headerLink(other)).toHaveAccessibleName("Lista de cotización: 1");
  await visit(other, "/cotizacion");
  await expect(quantity(other, "Tubo de Tapa Lila")).toHaveValue("2");
  await page.evaluate(() => localStorage.clear());
  await expect(empty(other)).toBeVisible();
});

test("if stored data of the quote list are damaged, the valid lines appear", { tag: "@full" }, async ({
  page,
}) => {
  await visit(page, "/cotizacion");
  await storeListNow(page, [
    7,
    { ...equipment, path: "javascript:alert(1)" },
    { ...equipment, x: {}, quantity: 1e300, name: "<img src=x onerror=alert(1)>" },
  ]);
  await visit(page, "/cotizacion");
  await expect(names(page)).toHaveText(["<img src=x onerror=alert(1)>"]);
  await storeListNow(page, "{[");
  await visit(page, "/cotizacion");
  await expect(empty(page)).toBeVisible();
});
