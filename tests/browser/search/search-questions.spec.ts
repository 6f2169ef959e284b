import { expect, test, visit } from "../../support/browser/page.ts";
import { dialog, field, option, searchFor, selected } from "../../support/browser/search.ts";

test("the search answers «x vs y», a question about a price and the name of a supply", async ({ page }) => {
  await visit(page, "/soporte");
  await test.step("for «seis vs ocho» the first result is the comparison of both", async () => {
    await searchFor(page, "seis vs ocho");
    await expect(selected(page)).toHaveAccessibleName(/^Comparar Analizador Seis y Analizador Ocho/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/comparar?equipos=analizador-seis,analizador-ocho");
  });
  await test.step("for a price, a result links to the form about the product", async () => {
    await searchFor(page, "precio analizador seis");
    await option(page, /^Cotizar Analizador Seis/).click();
    await expect(page).toHaveURL("/contacto?asunto=sales&sobre=Analizador+Seis#form");
    await expect(page.getByRole("combobox", { name: "Asunto *" })).toHaveValue("sales");
  });
  await test.step("a supply links to its row, and the page marks the row", async () => {
    await page.getByRole("main").focus();
    await searchFor(page, "mandil de prueba");
    await expect(field(page)).toBeFocused();
    await option(page, /^Mandil de Prueba/).click();
    await expect(page).toHaveURL("/productos/utiles/proteccion#mandil-de-prueba");
    await expect(page.locator("#mandil-de-prueba[data-targeted]")).toBeInViewport();
  });
});

test("the search answers questions about the company, and reports words that it did not find", async ({
  page,
}) => {
  await visit(page, "/buscar?q=analizador+seis+usado");
  await expect(page.getByText("No se encontró «usado». Estos resultados contienen")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Analizador Seis/ })).toBeVisible();
  await searchFor(page, "analizador seis usado");
  await expect(dialog(page)).toContainText("No se encontró «usado».");

  await field(page).fill("horario");
  await expect(option(page, /^Horario de atención/)).toContainText("Lunes a viernes, 8:00–\u206018:00");
  await expect(dialog(page).getByRole("status"), "announced").toContainText(
    "Horario de atención: Lunes a viernes",
  );

  await visit(page, "/buscar?q=zzzz");
  await page.getByRole("link", { name: "Calcular qué equipo necesita" }).click();
  await expect(page).toHaveURL("/elegir");
});
