import { expect, test, visit } from "../../support/browser/page.ts";
import {
  dialog,
  field,
  hostileQueries,
  indexFile,
  openSearch,
  searchFor,
  selected,
} from "../../support/browser/search.ts";

const compared = "header a[href='/comparar'][aria-label]";

test.describe("without a connection", () => {
  // The browser reports what it could not load; nothing else may go wrong.
  test.afterEach(({ troubles }) => {
    expect(troubles.filter((line) => !line.includes("Failed to load resource"))).toEqual([]);
    troubles.length = 0;
  });

  test("an index that does not come, or is none, is said in the search, and asked for again; what was typed stays", {
    tag: "@full",
  }, async ({ page }) => {
    await page.route(indexFile, (route) => route.fulfill({ body: "<html>Red del hotel</html>" }));
    await visit(page, "/soporte");
    await page.keyboard.press("/");
    await field(page).fill("pal");
    await expect(dialog(page).getByRole("alert"), "it is none").toContainText(
      "No se pudo cargar la búsqueda",
    );
    await page.unroute(indexFile);
    await page.route(indexFile, (route) => route.abort());
    const failure = page.waitForEvent("requestfailed");
    await dialog(page).getByRole("button", { name: "Reintentar" }).click();
    await failure;
    await expect(dialog(page).getByRole("alert"), "it does not come").toContainText("No se pudo cargar");
    await page.unroute(indexFile);
    await dialog(page).getByRole("button", { name: "Reintentar" }).click();
    await expect(selected(page)).toHaveAccessibleName(/^PAL/);
    await expect(field(page)).toHaveValue("pal");
    await expect(field(page)).toBeFocused();
  });

  test("the search answers by itself when the connection returns", { tag: "@full" }, async ({
    page,
    context,
  }) => {
    await page.route(indexFile, (route) => route.abort());
    await visit(page, "/soporte");
    await page.keyboard.press("/");
    await expect(dialog(page).getByRole("alert")).toBeVisible();
    await page.unroute(indexFile);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(dialog(page).getByText("Búsquedas frecuentes")).toBeVisible();
  });

  test("where the code of the search cannot be brought the page stays, and it can be tried again", {
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

test("where the search breaks the page stays, and it can be opened anew", { tag: "@full" }, async ({
  page,
  troubles,
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
  expect(troubles.filter((line) => !line.includes("broken on purpose"))).toEqual([]);
  troubles.length = 0;
});

test.describe("comparison from the search", () => {
  test("Ctrl Enter takes a product in and out, says what cannot be compared, and leaves the search for a question", async ({
    page,
  }) => {
    await visit(page, "/soporte");
    await searchFor(page, "analizador seis");
    await test.step("a product is taken in and out of the comparison, and that is said", async () => {
      await page.keyboard.press("Control+Enter");
      await expect(dialog(page).getByRole("status")).toHaveText("Añadido a la comparación: Analizador Seis");
      await expect(selected(page)).toHaveAccessibleName(/en la comparación/);
      await expect(page.locator(compared)).toHaveAttribute("aria-label", "Comparación: 1");
      await page.keyboard.press("Control+Enter");
      await expect(dialog(page).getByRole("status")).toHaveText("Quitado de la comparación: Analizador Seis");
      await expect(page.locator(compared)).toHaveAttribute("aria-label", "Comparación");
    });
    await test.step("what cannot be compared is said", async () => {
      await field(page).fill("analizador serie eme");
      await expect(selected(page)).toHaveAccessibleName(/^Analizador Serie Eme/);
      await page.keyboard.press("Control+Enter");
      await expect(dialog(page).getByRole("status")).toHaveText("Solo se comparan equipos, uno por uno.");
    });
    await test.step("a product of another category closes the search, so that the question can be answered", async () => {
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

  test("with the storage blocked comparing works for the visit", { tag: "@full" }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    });
    await visit(page, "/soporte");
    await searchFor(page, "analizador seis");
    await page.keyboard.press("Control+Enter");
    await expect(page.locator(compared)).toHaveAttribute("aria-label", "Comparación: 1");
  });
});

test("no hostile search does harm, typed or in the address", { tag: "@full" }, async ({ page }) => {
  await visit(page, "/soporte");
  await openSearch(page);
  for (const [kind, query] of Object.entries(hostileQueries)) {
    await test.step(`${kind}, typed`, async () => {
      await field(page).fill(query);
      await expect(dialog(page).getByRole("status")).toHaveText(/resultado/i);
      await expect(selected(page).filter({ hasText: /^PAL/ })).toHaveCount(0);
      await field(page).fill("pal");
      await expect(selected(page)).toHaveAccessibleName(/^PAL/);
    });
  }
  for (const [kind, query] of Object.entries(hostileQueries)) {
    await test.step(`${kind}, in the address`, async () => {
      await visit(page, `/buscar?${new URLSearchParams({ q: query })}`);
      await expect(page.locator("main").getByRole("status")).toHaveText(/resultado/i);
      await expect(page.locator("main img[src='x'], main script")).toHaveCount(0);
    });
  }
});

test("a malformed address of a search is only a query without a result", { tag: "@full" }, async ({
  page,
}) => {
  await visit(page, "/buscar?q=%E0%A4%A&q=%zz");
  await expect(page.locator("main").getByRole("status")).toHaveText(/resultado/i);
  await openSearch(page);
});
