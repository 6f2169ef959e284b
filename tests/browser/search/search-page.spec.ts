import { expectAccessible } from "../../support/accessible.ts";
import { addresses } from "../../support/addresses.ts";
import { expect, navigate, test, visit } from "../../support/page.ts";
import { dialog, field, indexFile, openSearch } from "../../support/search.ts";

test("a shared address shows its results under its own title", async ({ page }) => {
  await visit(page, "/buscar?q=hba1c");
  await expect(page).toHaveTitle(/^«hba1c»/);
  await expect(page.getByRole("searchbox")).toHaveValue("hba1c");
  await expect(page.getByRole("region", { name: "Pruebas 1" }).getByRole("link")).toHaveAccessibleName(
    /^Hemoglobina glicosilada \(HbA1c\)/,
  );
  await expect(page.getByRole("region", { name: "Productos 3" }).getByRole("link").first()).toHaveAttribute(
    "href",
    "/productos/hplc/lifotronic-h100",
  );
  await expect(page.getByRole("heading", { name: "Índice del sitio" })).toBeHidden();
  await expect(page.locator("main").getByRole("status")).toHaveText("6 resultados");
});

test("typing changes address and title, and Back leaves the page as before", async ({ page }) => {
  await visit(page, "/soporte");
  await navigate(page, "/buscar?q=mag");
  const box = page.getByRole("searchbox");
  await box.fill("tsh");
  await expect(page).toHaveURL("/buscar?q=tsh");
  await expect(page).toHaveTitle(/^«tsh»/);
  await page
    .getByRole("region", { name: /^Pruebas/ })
    .getByRole("link", { name: /^TSH/ })
    .click();
  await expect(page).toHaveURL(/test-list\?prueba=TSH#tiroides$/);
  await page.goBack();
  await expect(page).toHaveURL("/buscar?q=tsh");
  await expect(box).toHaveValue("tsh");
  await expect(page.getByRole("region", { name: /^Pruebas/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/soporte");
  await page.goForward();
  await expect(box).toHaveValue("tsh");
});

test("a second search from the dialog is a new entry of the history", async ({ page }) => {
  await visit(page, "/buscar?q=mag");
  await openSearch(page);
  await field(page).fill("dengue");
  await dialog(page)
    .getByRole("link", { name: /^Ver los/ })
    .click();
  const box = page.getByRole("searchbox");
  await expect(box).toHaveValue("dengue");
  await page.goBack();
  await expect(box).toHaveValue("mag");
  await expect(page.getByRole("region", { name: "Productos 8" })).toBeVisible();
});

test("an emptied field shows the index of the site again", async ({ page }) => {
  await visit(page, "/buscar?q=mag");
  await page.getByRole("searchbox").fill("");
  await expect(page).toHaveURL("/buscar");
  await expect(page.getByRole("heading", { name: "Índice del sitio" })).toBeVisible();
  await page.getByRole("button", { name: "TSH" }).click();
  await expect(page).toHaveURL("/buscar?q=TSH");
});

test("long answers come in pieces", async ({ page }) => {
  await visit(page, "/buscar?q=a");
  const tests = page.getByRole("region", { name: /^Pruebas/ });
  await expect(tests.getByRole("listitem")).toHaveCount(25);
  await tests.getByRole("button", { name: "Mostrar 25 más" }).click();
  await expect(tests.getByRole("listitem")).toHaveCount(50);
});

test("an index that does not come is said, and asked for again", async ({ page, troubles }) => {
  await page.route(indexFile, (route) => route.abort());
  await visit(page, "/buscar?q=tsh");
  await expect(page.getByRole("alert")).toContainText("No se pudo cargar la búsqueda");
  await page.unroute(indexFile);
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(page.getByRole("region", { name: /^Pruebas/ })).toBeVisible();
  troubles.length = 0;
});

test.describe("on a page that does not exist", () => {
  test.afterEach(({ troubles }) => {
    expect(troubles.filter((line) => !line.includes("Failed to load resource"))).toEqual([]);
    troubles.length = 0;
  });

  test("the field leads to the search", async ({ page }) => {
    await visit(page, "/no-existe");
    await page.getByRole("searchbox", { name: "¿Qué estaba buscando?" }).fill("tsh");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/buscar?q=tsh");
    await expect(page.getByRole("region", { name: /^Pruebas/ })).toBeVisible();
  });

  test("axe finds nothing there either", async ({ page }) => {
    await visit(page, "/no-existe");
    await expectAccessible(page);
  });

  test("a mistyped product shows the nearest by name", async ({ page }) => {
    await visit(page, "/productos/inmunologia/maglumi-x7");
    const nearest = page.getByRole("region", { name: "Los más cercanos" });
    await expect(nearest.getByRole("heading", { level: 3 })).toHaveText([
      "MAGLUMI X6",
      "MAGLUMI X3",
      "MAGLUMI X8",
    ]);
    await nearest.getByRole("link", { name: "Ver detalles de MAGLUMI X8" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("MAGLUMI X8");
  });

  test("nothing is shown as near that is not", async ({ page }) => {
    const answer = page.waitForResponse(indexFile);
    await visit(page, "/productos/xyz/qqqqqqqq");
    await answer;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Producto no encontrado");
    await expect(page.getByRole("region", { name: "Los más cercanos" })).toBeHidden();
  });

  test("without the index the page stays as it is", async ({ page }) => {
    await page.route(indexFile, (route) => route.abort());
    const failure = page.waitForEvent("requestfailed");
    await visit(page, "/productos/inmunologia/maglumi-x7");
    await failure;
    await expect(page.getByRole("link", { name: "Ver Inmunología" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Los más cercanos" })).toBeHidden();
  });

  test("the search can be opened from there", async ({ page }) => {
    await visit(page, "/productos/inmunologia/maglumi-x7");
    await page.getByRole("link", { name: "Buscar en el catálogo" }).click();
    await expect(field(page)).toBeFocused();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page is a complete index of the site", async ({ page }) => {
    await page.goto("/buscar?q=tsh");
    const notice = page.locator("main noscript p");
    await expect(notice).toContainText("La búsqueda necesita JavaScript");
    await expect(notice).toBeVisible();
    await expect(page.getByRole("searchbox")).toBeHidden();
    const links = await page
      .locator("main a")
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute("href")));
    const missing = addresses.filter(
      ({ path, canonical, tool }) => path === canonical && !tool && !links.includes(path),
    );
    expect(missing).toEqual([]);
  });

  test("the field of the 404 page leads to it", async ({ page, troubles }) => {
    await page.goto("/no-existe");
    await page.getByRole("searchbox").fill("tsh");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/buscar?q=tsh");
    await expect(page.getByRole("heading", { name: "Índice del sitio" })).toBeVisible();
    // The browser reports the 404 of the first page.
    troubles.length = 0;
  });
});
