import { expect, test, visit } from "../../support/browser/page.ts";
import { empty, equipment, names, quantity, storeList, supply } from "../../support/browser/quote-list.ts";

test("an empty quote list offers the list that the visitor last downloaded", async ({ page, context }) => {
  await storeList(context, [equipment, supply]);
  await visit(page, "/cotizacion");
  const arriving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Hoja de cálculo" }).click();
  await arriving;
  const again = page.getByRole("button", { name: /^Repetir mi última lista \(.*, 2 productos\)$/ });
  await expect(again).toBeHidden();
  await page.getByRole("button", { name: "Vaciar la lista" }).click();
  await expect(empty(page)).toBeVisible();
  await page.reload();
  await again.click();
  await expect(names(page)).toHaveText(["Analizador Seis", "Tubo de Tapa Lila"]);
  await expect(quantity(page, "Tubo de Tapa Lila")).toHaveValue("6");
});

test("a shared list names missing products; a button adds its lines, Deshacer removes them", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await storeList(context, [equipment, supply]);
  await visit(page, "/cotizacion");
  await page.getByRole("button", { name: "Copiar enlace" }).click();
  await expect(page.getByText("Enlace copiado.")).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(/\/cotizacion#lista=1\*analizador-seis;6\*recipientes\/tubo-de-tapa-lila$/);
  const { hash } = new URL(address);

  await visit(page, `/cotizacion${hash.replace("1*analizador-seis", "2*analizador-mil")};3~Pinza`);
  const shared = page.getByRole("region", { name: "Lista del enlace" });
  await expect(shared.getByRole("listitem")).toHaveText([
    "2 × analizador mil",
    "6 × Tubo de Tapa Lila (caja de 100)",
    "3 × Pinza",
  ]);
  await expect(shared).toContainText("1 ya no está en el catálogo");
  await expect(names(page), "nothing changed yet").toHaveText(["Analizador Seis", "Tubo de Tapa Lila"]);
  await shared.getByRole("button", { name: "Añadir a mi lista" }).click();
  await expect(names(page)).toHaveText(["Analizador Seis", "Tubo de Tapa Lila", "analizador mil", "Pinza"]);
  await expect(shared).toBeHidden();
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(names(page)).toHaveText(["Analizador Seis", "Tubo de Tapa Lila"]);
});
