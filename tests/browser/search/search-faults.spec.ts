import { expect, test, visit } from "../../support/browser/page.ts";
import { dialog, field, indexFile, openSearch, searchFor, selected } from "../../support/browser/search.ts";

const compared = "header a[href='/comparar'][aria-label]";

test.describe("without a connection", () => {
  // Ignores the failed files that the browser logs.
  test.afterEach(({ pageErrors }) => {
    expect(pageErrors.filter((line) => !line.includes("Failed to load resource"))).toEqual([]);
    pageErrors.length = 0;
  });

  test("the search says that its index failed, retries, and keeps the typed text", {
    tag: "@full",
  }, async ({ page }) => {
    await page.route(indexFile, (route) => route.fulfill({ body: "<html>Red del hotel</html>" }));
    await visit(page, "/soporte");
    await page.keyboard.press("/");
    await field(page).fill("pal");
    await expect(dialog(page).getByRole("alert"), "the file is not an index").toContainText(
      "No se pudo cargar la búsqueda",
    );
    await page.unroute(indexFile);
    await page.route(indexFile, (route) => route.abort());
    const failure = page.waitForEvent("requestfailed");
    await dialog(page).getByRole("button", { name: "Reintentar" }).click();
    await failure;
    await expect(dialog(page).getByRole("alert"), "the file does not load").toContainText(
      "No se pudo cargar",
    );
    await page.unroute(indexFile);
    await dialog(page).getByRole("button", { name: "Reintentar" }).click();
    await expect(selected(page)).toHaveAccessibleName(/^PAL/);
    await expect(field(page)).toHaveValue("pal");
    await expect(field(page)).toBeFocused();
  });

  test("when the connection returns, the search works again without a click", { tag: "@full" }, async ({
    page,
  }) => {
    await page.route(indexFile, (route) => route.abort());
    await visit(page, "/soporte");
    await page.keyboard.press("/");
    await expect(dialog(page).getByRole("alert")).toBeVisible();
    await page.unroute(indexFile);
    // The test sends this event, because a machine without a network never does.
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(dialog(page).getByText("Búsquedas frecuentes")).toBeVisible();
  });

  test("when the code of the search fails to load, the page stays and offers a retry", {
    tag: "@full",
  }, async ({ page }) => {
    const code = "**/assets/search-box-*.js*";
    await page.route(code, (route) => route.abort());
    await visit(page, "/soporte");
    await page.keyboard.press("/");
    await expect(dialog(page).getByRole("alert")).toContainText("No se pudo abrir la búsqueda");
    await page.keyboard.type("pal");
    await page.unroute(code);
    await dialog(page).getByRole("button", { name: "Reintentar" }).click();
    await expect(field(page)).toBeFocused();
    await expect(selected(page)).toHaveAccessibleName(/^PAL/);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Soporte técnico");
  });
});

test("when the search throws, the page stays and offers a retry", { tag: "@full" }, async ({
  page,
  pageErrors,
}) => {
  await page.addInitScript(() => {
    const { normalize } = String.prototype;
    String.prototype.normalize = function (form) {
      if (String(this) === "¶") throw new Error("broken on purpose");
      return normalize.call(this, form);
    };
  });
  await visit(page, "/soporte");
  await searchFor(page, "¶");
  await expect(dialog(page).getByRole("alert")).toContainText("No se pudo abrir la búsqueda");
  await expect(dialog(page).getByRole("textbox")).toBeFocused();
  await page.keyboard.type("pal");
  await dialog(page).getByRole("button", { name: "Reintentar" }).click();
  await expect(field(page)).toBeFocused();
  await expect(selected(page)).toHaveAccessibleName(/^PAL/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Soporte técnico");
  expect(pageErrors.filter((line) => !line.includes("broken on purpose"))).toEqual([]);
  pageErrors.length = 0;
});

test.describe("comparison from the search", () => {
  test("Ctrl Enter in the search adds a product to the comparison and removes it", async ({ page }) => {
    await visit(page, "/soporte");
    await searchFor(page, "analizador seis");
    await test.step("a product is added to the comparison and removed, and both are announced", async () => {
      await page.keyboard.press("Control+Enter");
      await expect(dialog(page).getByRole("status")).toHaveText("Añadido a la comparación: Analizador Seis");
      await expect(selected(page)).toHaveAccessibleName(/en la comparación/);
      await expect(page.locator(compared)).toHaveAttribute("aria-label", "Comparación: 1");
      await page.keyboard.press("Control+Enter");
      await expect(dialog(page).getByRole("status")).toHaveText("Quitado de la comparación: Analizador Seis");
      await expect(page.locator(compared)).toHaveAttribute("aria-label", "Comparación");
    });
    await test.step("the search says which results cannot be compared", async () => {
      await field(page).fill("analizador serie eme");
      await expect(selected(page)).toHaveAccessibleName(/^Analizador Serie Eme/);
      await page.keyboard.press("Control+Enter");
      await expect(dialog(page).getByRole("status")).toHaveText("Solo se comparan equipos, uno por uno.");
    });
    await test.step("a product of another category closes the search, and a question appears", async () => {
      await field(page).fill("analizador seis");
      await expect(selected(page)).toHaveAccessibleName(/^Analizador Seis/);
      await page.keyboard.press("Control+Enter");
      await field(page).fill("medidor dos");
      await page.keyboard.press("Control+Enter");
      await expect(dialog(page)).toBeHidden();
      await page.getByRole("button", { name: "Empezar con Dos marcas" }).click();
      await expect(page.locator(compared)).toHaveAttribute("aria-label", "Comparación: 1");
    });
  });
});

test("hostile text in the search field or in the address does no harm", { tag: "@full" }, async ({
  page,
}) => {
  const hostile = "<img src=x onerror=alert(1)> (a+)+$ __proto__ \ud800 \u202e %00%zz&q=2#x?";
  await visit(page, "/soporte");
  await openSearch(page);
  await field(page).fill(hostile);
  await expect(dialog(page).getByRole("status")).toHaveText(/resultado/i);
  await field(page).fill("pal");
  await expect(selected(page)).toHaveAccessibleName(/^PAL/);
  for (const address of [`/buscar?${new URLSearchParams({ q: hostile })}`, "/buscar?q=%E0%A4%A&q=%zz"]) {
    await visit(page, address);
    await expect(page.locator("main").getByRole("status")).toHaveText(/resultado/i);
    await expect(page.locator("main img[src='x']")).toHaveCount(0);
  }
});
