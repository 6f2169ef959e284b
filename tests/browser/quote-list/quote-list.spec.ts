import { expect, test, visit } from "../../support/browser/page.ts";
import {
  count,
  empty,
  equipment,
  headerLink,
  names,
  notice,
  panel,
  quantity,
  row,
  storeList,
  supply,
  undo,
} from "../../support/browser/quote-list.ts";
import { runUntilShown, visitAndStopTime } from "../../support/browser/time.ts";

test("a product, a model and a supply can be added to the quote list", async ({ page }) => {
  await visit(page, "/productos/con-alias/analizador-seis");
  await page.getByRole("button", { name: "Añadir a la cotización: Analizador Seis" }).click();
  await expect(notice(page, "Añadido a la cotización: Analizador Seis")).toBeVisible();
  await expect(headerLink(page)).toHaveAccessibleName("Lista de cotización: 1");
  await visit(page, "/productos/dos-series/serie-ge");
  await page.getByRole("button", { name: "Añadir a la cotización: Ge Dos" }).click();
  await expect(headerLink(page)).toHaveAccessibleName("Lista de cotización: 2");
  await visit(page, "/productos/utiles/recipientes");
  await page.getByRole("button", { name: "Añadir a la cotización: Tubo de Tapa Lila" }).click();
  const more = page.getByRole("button", { name: "Una unidad más de Tubo de Tapa Lila" });
  await expect(more).toBeFocused();
  await more.click();
  await expect(page.getByText("= 200 unidades")).toBeVisible();
  await page.getByRole("button", { name: "Una unidad menos de Tubo de Tapa Lila" }).click();
  await page.getByRole("button", { name: "Quitar Tubo de Tapa Lila" }).click();
  const add = page.getByRole("button", { name: "Añadir a la cotización: Tubo de Tapa Lila" });
  await expect(add).toBeFocused();
  await add.click();
  await expect(page.getByText("102 unidades en 3 empaques")).toBeVisible();
  await page.getByRole("link", { name: "Cotizar la lista" }).click();

  await expect(page).toHaveURL("/cotizacion");
  await expect(count(page)).toHaveText("3 productos, 3 unidades");
  const machines = page.getByRole("region", { name: "Equipos" });
  await expect(machines.getByRole("link", { name: "Analizador Seis" })).toHaveAttribute(
    "href",
    "/productos/con-alias/analizador-seis",
  );
  await expect(machines.getByRole("link", { name: "Ge Dos" })).toHaveAttribute(
    "href",
    "/productos/dos-series/serie-ge/ge-dos",
  );
  await expect(machines).toContainText("Marca Alba · Con alias");
  await expect(machines.locator("img").first()).toHaveJSProperty("complete", true);
  const supplies = page.getByRole("region", { name: "Insumos" });
  await expect(supplies.getByRole("link", { name: "Tubo de Tapa Lila" })).toHaveAttribute(
    "href",
    "/productos/utiles/recipientes",
  );
  await expect(supplies).toContainText("Recipientes · Norma Uno · Caja de 100");
  await expect(panel(page)).toContainText("1 × Tubo de Tapa Lila (Cualquiera, caja de 100)");
});

test("quantities in the quote list change by buttons and by typing, from 1 to 9999", async ({
  page,
  context,
}) => {
  await storeList(context, [equipment, supply]);
  await visit(page, "/cotizacion");
  const less = page.getByRole("button", { name: "Una unidad menos de Analizador Seis" });
  const more = page.getByRole("button", { name: "Una unidad más de Analizador Seis" });
  const field = quantity(page, "Analizador Seis");
  await expect(less).toHaveAttribute("aria-disabled", "true");
  await less.click({ force: true });
  await expect(field).toHaveValue("1");
  await more.click();
  await more.click();
  await less.click();
  await expect(field).toHaveValue("2");
  await expect(count(page)).toHaveText("2 productos, 8 unidades");

  for (const [typed, accepted] of [
    ["24", "24"],
    ["0", "1"],
    ["-3", "3"],
    ["12x5", "125"],
    ["2,5", "2"],
    ["1.250", "1250"],
    ["99999", "9999"],
    ["", "9999"],
    ["uno", "9999"],
  ] as const) {
    await field.fill("");
    await field.pressSequentially(typed);
    await field.blur();
    await expect(field, typed).toHaveValue(accepted);
  }
  await expect(more).toHaveAttribute("aria-disabled", "true");
  await expect(panel(page)).toContainText("9999 × Analizador Seis (Marca Alba)");
  await page.reload();
  await expect(field).toHaveValue("9999");
});

test("a note to a line of the quote list can be added, edited, cancelled and deleted", async ({
  page,
  context,
}) => {
  await storeList(context, [{ ...equipment, note: "" }]);
  await visit(page, "/cotizacion");
  const add = page.getByRole("button", { name: "Añadir nota a Analizador Seis" });
  const field = page.getByRole("textbox", { name: "Nota para Analizador Seis" });
  const note = (text: string) => page.getByRole("button", { name: `Nota: ${text}` });
  await add.click();
  await expect(field).toBeFocused();
  await page.keyboard.type("planta baja");
  await page.keyboard.press("Enter");
  await expect(note("planta baja")).toBeFocused();
  await expect(panel(page)).toContainText("1 × Analizador Seis (Marca Alba)\n    planta baja", {
    useInnerText: true,
  });

  await page.keyboard.press("Enter");
  await field.fill("segundo piso");
  await page.keyboard.press("Escape");
  await expect(note("planta baja")).toBeFocused();

  await note("planta baja").click();
  await field.fill("tercer piso");
  // The reload imitates a phone that discards a page in the background while a word is being typed.
  await page.reload();
  await note("tercer piso").click();
  await field.fill("segundo piso");
  await count(page).click();
  await expect(note("segundo piso")).toBeVisible();

  await note("segundo piso").click();
  await field.fill("  ");
  await field.press("Enter");
  await expect(add).toBeFocused();
});

test("Deshacer restores a removed line, or the whole quote list after it was emptied", async ({
  page,
  context,
}) => {
  const lines = ["Analizador Seis", "Medidor Diez", "Tubo de Tapa Lila"];
  await storeList(context, [equipment, { ...equipment, id: "b", name: "Medidor Diez" }, supply]);
  await visitAndStopTime(page, "/cotizacion");
  await page.getByRole("button", { name: "Quitar Analizador Seis" }).click();
  await expect(names(page)).toHaveText(lines.slice(1));
  await runUntilShown(page, notice(page, "Quitado: Analizador Seis"));
  await undo(page).click();
  await expect(names(page)).toHaveText(lines);
  await expect(row(page, "Analizador Seis")).toContainText("Nota: instalación en planta baja");

  await page.getByRole("button", { name: "Vaciar la lista" }).click();
  await runUntilShown(page, notice(page, "Lista vaciada"));
  await expect(empty(page)).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await expect(headerLink(page)).toHaveAccessibleName("Lista de cotización");
  await expect(page.getByRole("main").getByRole("link", { name: "Ver todos los productos" })).toHaveAttribute(
    "href",
    "/productos",
  );
  expect(await page.evaluate(() => localStorage.getItem("cotizacion"))).toBeNull();
  await notice(page, "Lista vaciada").getByRole("button", { name: "Deshacer" }).click();
  await expect(names(page)).toHaveText(lines);
  await expect(quantity(page, "Tubo de Tapa Lila")).toHaveValue("6");
});
