import { expect, navigate, test, visit } from "../../support/browser/page.ts";
import { closeSearch, dialog, field, indexFile, openSearch } from "../../support/browser/search.ts";

test("a shared search address shows 25 results at a time, and the query in the title", async ({ page }) => {
  await visit(page, "/buscar?q=cn1c");
  await expect(page).toHaveTitle(/^«cn1c»/);
  await expect(page.getByRole("searchbox")).toHaveValue("cn1c");
  await expect(page.getByRole("region", { name: "Pruebas 1" }).getByRole("link")).toHaveAccessibleName(
    /^Código nuevo \(CN1c\)/,
  );
  // The analyzers of the laboratory test are listed with the test, not again among the products.
  const analyzers = page.getByRole("region", { name: "Analizadores, según configuración 6" });
  await expect(analyzers.getByRole("link").first()).toHaveAttribute("href", "/productos/abc/columna-alta");
  await expect(page.getByRole("region", { name: /^Productos/ })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Índice del sitio" })).toBeHidden();
  await expect(page.locator("main").getByRole("status")).toHaveText("8 resultados");

  await page.getByRole("searchbox").fill("numerada");
  const tests = page.getByRole("region", { name: /^Pruebas/ });
  await expect(tests.getByRole("listitem")).toHaveCount(25);
  await tests.getByRole("button", { name: "Mostrar 25 más" }).click();
  await expect(tests.getByRole("listitem")).toHaveCount(50);
});

test("typing on the search page changes address and title, and Back restores the search", async ({
  page,
}) => {
  await visit(page, "/soporte");
  await navigate(page, "/buscar?q=ana");
  const box = page.getByRole("searchbox");
  await box.fill("pal");
  await expect(page).toHaveURL("/buscar?q=pal");
  await expect(page).toHaveTitle(/^«pal»/);
  await page
    .getByRole("region", { name: /^Pruebas/ })
    .getByRole("link", { name: /^PAL/ })
    .click();
  await expect(page).toHaveURL("/pruebas/pal");
  await page.goBack();
  await expect(page).toHaveURL("/buscar?q=pal");
  await expect(box).toHaveValue("pal");
  await expect(page.getByRole("region", { name: /^Pruebas/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/soporte");
  await page.goForward();
  await expect(box).toHaveValue("pal");
});

test("a search from the dialog is a new history entry, and an empty field shows the site index", {
  tag: "@full",
}, async ({ page }) => {
  await visit(page, "/buscar?q=ana");
  await openSearch(page);
  await field(page).fill("tubo");
  await dialog(page)
    .getByRole("link", { name: /^Ver los/ })
    .click();
  const box = page.getByRole("searchbox");
  await expect(box).toHaveValue("tubo");
  await page.goBack();
  await expect(box).toHaveValue("ana");
  await expect(page.getByRole("region", { name: "Productos 8" })).toBeVisible();

  await box.fill("");
  await expect(page).toHaveURL("/buscar");
  await expect(page.getByRole("heading", { name: "Índice del sitio" })).toBeVisible();
  await page.getByRole("button", { name: "PAL" }).click();
  await expect(page).toHaveURL("/buscar?q=PAL");
});

test("if the search index fails, the search page says so and offers a retry", { tag: "@full" }, async ({
  page,
  pageErrors,
}) => {
  await page.route(indexFile, (route) => route.abort());
  await visit(page, "/buscar?q=pal");
  await expect(page.getByRole("alert")).toContainText("No se pudo cargar la búsqueda");
  await page.unroute(indexFile);
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(page.getByRole("region", { name: /^Pruebas/ })).toBeVisible();
  pageErrors.length = 0;
});

test.describe("on a page that does not exist", () => {
  test.afterEach(({ pageErrors }) => {
    expect(pageErrors.filter((line) => !line.includes("Failed to load resource"))).toEqual([]);
    pageErrors.length = 0;
  });

  test("the field of the 404 page opens the search", { tag: "@full" }, async ({ page }) => {
    await visit(page, "/no-existe");
    await page.getByRole("searchbox", { name: "¿Qué estaba buscando?" }).fill("pal");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/buscar?q=pal");
    await expect(page.getByRole("region", { name: /^Pruebas/ })).toBeVisible();
  });

  test("the page of a mistyped product shows products with similar names and opens the search", async ({
    page,
  }) => {
    await visit(page, "/productos/con-alias/analizador-siete");
    await test.step("the search can be opened from a missing product", async () => {
      await page.getByRole("link", { name: "Buscar en el catálogo" }).click();
      await expect(field(page)).toBeFocused();
      await closeSearch(page);
    });
    const nearest = page.getByRole("region", { name: "Productos parecidos" });
    await expect(nearest.getByRole("heading", { level: 3 })).toHaveText([
      "Analizador Seis",
      "Analizador Serie Eme",
      "Analizador Eme Tres",
    ]);
    await nearest.getByRole("link", { name: "Ver detalles de Analizador Eme Tres" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Analizador Eme Tres");
  });

  test("the page of a missing product in an unknown category shows no similar products", {
    tag: "@full",
  }, async ({ page }) => {
    const answer = page.waitForResponse(indexFile);
    await visit(page, "/productos/xyz/qqqqqqqq");
    await answer;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Producto no encontrado");
    await expect(page.getByRole("region", { name: "Productos parecidos" })).toBeHidden();
  });

  test("if no name is similar, the page of a missing product shows products of its category", {
    tag: "@full",
  }, async ({ page }) => {
    await visit(page, "/productos/con-alias/qqqqqqqq");
    const others = page.getByRole("region", { name: "Productos de esta categoría" });
    await expect(others.getByRole("link", { name: /^Ver detalles de/ }).first()).toBeVisible();
  });

  test("if the search index fails, the page of a missing product shows no similar products", {
    tag: "@full",
  }, async ({ page }) => {
    await page.route(indexFile, (route) => route.abort());
    const failure = page.waitForEvent("requestfailed");
    await visit(page, "/productos/con-alias/analizador-siete");
    await failure;
    await expect(page.getByRole("link", { name: "Ver Con alias" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Productos parecidos" })).toBeHidden();
  });
});
