import { expect, test } from "@playwright/test";

test.use({ javaScriptEnabled: false });

test("on a phone the data of a series are folded, and on a wide screen they are open", async ({ page }) => {
  await page.goto("/productos/dos-series/serie-ge");
  const main = page.getByRole("main");
  const folds = await main.locator("details").all();
  expect(folds.length).toBeGreaterThan(4);
  for (const fold of folds) {
    await expect(fold.locator("summary + *")).toBeVisible();
    await expect(fold.locator("summary")).toBeHidden();
  }
  await page.setViewportSize({ width: 360, height: 800 });
  for (const name of ["Ficha de cada modelo", "Datos de catálogo de la serie", "Especificaciones técnicas"]) {
    const table = main.getByRole("table", { name });
    await expect(table).toBeHidden();
    await main.locator("summary", { hasText: name }).click();
    await expect(table).toBeVisible();
  }
});

test("product, series and model pages show all sections without JavaScript", {
  tag: "@full",
}, async ({ page }) => {
  const main = page.getByRole("main");
  for (const path of ["con-alias/analizador-seis", "dos-series/serie-ge", "dos-series/serie-ge/ge-dos"]) {
    await test.step(path, async () => {
      await page.goto(`/productos/${path}`);
      await expect(main.getByRole("figure").first().getByRole("img")).toBeVisible();
      await expect(main.locator("dl dd").first(), "headline figures").toBeVisible();
      await expect(main.getByRole("heading", { name: "Características destacadas" })).toBeVisible();
      const table = main.getByRole("table", { name: "Especificaciones técnicas" });
      await expect(table.getByRole("columnheader")).toHaveText(["Parámetro", "Valor"]);
      const head = await table.locator("thead").boundingBox();
      expect(head?.height ?? 0, "the table header is visually hidden").toBeLessThanOrEqual(1);
      await expect(main.getByRole("link", { name: "Solicitar más información" })).toHaveCount(2);
      await expect(page.getByRole("region", { name: "Productos Relacionados" })).toBeVisible();
      await expect(page.getByRole("link", { name: /^Descargar especificaciones/ })).toBeVisible();
      await expect(page.getByRole("button", { name: /^Añadir a la cotización/ })).toHaveCount(0);
    });
  }
  await expect(
    main.getByRole("link", { name: /^Descargar Brochure.*se abre en otra pestaña/ }),
  ).toBeVisible();
  await page.goto("/productos/dos-series/serie-ge");
  await expect(main.getByRole("heading", { name: "Modelos Disponibles" })).toBeVisible();
  await page.goto("/productos/sin-escala/equipo-sin-imagen");
  await expect(main.getByRole("figure").first().locator("svg"), "a drawing").toBeVisible();
});
