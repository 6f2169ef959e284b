import { readFile } from "node:fs/promises";
import { expect, test, visit } from "../../support/browser/page.ts";
import { equipment, panel, storeList, supply } from "../../support/browser/quote-list.ts";

test("the message and the spreadsheet of the quote list contain the buyer's data", async ({
  page,
  context,
}) => {
  await storeList(context, [equipment, { ...supply, note: "=1+1" }]);
  await visit(page, "/cotizacion");
  await panel(page).getByText("Datos de su institución (opcional)").click();
  await panel(page).getByRole("textbox", { name: "Empresa/Institución" }).fill("Clínica <Sur>");
  const ruc = panel(page).getByRole("textbox", { name: "RUC" });
  await ruc.fill("179001167");
  await expect(panel(page).getByText(/^Revise el RUC/)).toBeVisible();
  await ruc.fill("1790011675001");
  await expect(panel(page).getByText(/^El dígito verificador no coincide/)).toBeVisible();
  await ruc.fill("0990011674001");
  await panel(page).getByRole("textbox", { name: "Ciudad de entrega" }).fill("Cuenca");
  await panel(page).getByRole("combobox", { name: "Consumo mensual" }).selectOption("Sí");
  const buyer =
    "Empresa/Institución: Clínica <Sur>\nRUC: 0990011674001\nCiudad de entrega: Cuenca\nConsumo mensual: sí";
  await expect(panel(page).getByRole("group", { name: "Su mensaje" })).toContainText(buyer);
  const arriving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Hoja de cálculo" }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toBe("lista-de-cotizacion.xlsx");
  // The site does not compress the spreadsheet, so its bytes contain the texts.
  const text = (await readFile(await file.path())).toString("utf8");
  for (const value of [
    "analizador-seis",
    "recipientes/tubo-de-tapa-lila",
    "caja de 100",
    "=1+1",
    "0990011674001",
    "sí",
  ]) {
    expect(text).toContain(`<t xml:space="preserve">${value}</t>`);
  }
  expect(text).toContain("Clínica &lt;Sur&gt;");
  expect(text).toContain("<v>6</v>");
});
