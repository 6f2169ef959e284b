import { expectAccessible } from "../../support/browser/accessible.ts";
import { expect, test, visit } from "../../support/browser/page.ts";
import {
  closeSearch,
  dialog,
  field,
  openSearch,
  option,
  searchFor,
  selected,
} from "../../support/browser/search.ts";

test("the search tells a screen reader its list, its option, the number of results, and marks what was typed", async ({
  page,
}) => {
  await visit(page, "/soporte");
  await test.step("the field is a combobox that owns its list and names its option", async () => {
    await searchFor(page, "ana");
    const listbox = dialog(page).getByRole("listbox", { name: "Resultados" });
    const id = (await listbox.getAttribute("id")) ?? "";
    await expect(field(page)).toHaveAttribute("aria-controls", id);
    await expect(field(page)).toHaveAttribute("aria-expanded", "true");
    await expect(field(page)).toHaveAttribute("aria-autocomplete", "list");
    await expect(selected(page)).toHaveCount(1);
    await page.keyboard.press("ArrowDown");
    const active = (await field(page).getAttribute("aria-activedescendant")) ?? "";
    await expect(selected(page)).toHaveAttribute("id", active);
    await expect(listbox.getByRole("group")).toHaveCount(3);
    await expect(listbox.getByRole("group", { name: "Productos 8" }).getByRole("option")).toHaveCount(4);
    await expect(option(page, "Analizador Seis Marca Alba · Con alias 450 pruebas/h")).toBeVisible();
  });
  await closeSearch(page);
  await test.step("the number of results is said politely, also when there is none", async () => {
    await openSearch(page);
    const status = dialog(page).getByRole("status");
    await expect(status).toHaveText("");
    const answers = {
      ana: "11 resultados",
      "analizador seis": "1 resultado",
      analizadir: "10 resultados para «analizador»",
      zzzz: "Sin resultados para «zzzz»",
    };
    for (const [query, answer] of Object.entries(answers)) {
      await field(page).fill(query);
      await expect(status).toHaveText(answer);
    }
    await expect(field(page)).toHaveAttribute("aria-expanded", "false");
    await expect(field(page)).not.toHaveAttribute("aria-activedescendant");
  });
  await closeSearch(page);
  await test.step("what was typed is marked in the results, across accents", async () => {
    await searchFor(page, "pigmenti");
    await expect(selected(page).locator("mark")).toHaveText("Pigménti");
  });
});

test("axe finds nothing in the search dialog, whatever it shows", { tag: "@full" }, async ({ page }) => {
  await visit(page, "/soporte");
  await openSearch(page);
  await expectAccessible(page, "dialog");
  for (const [query, shown] of [
    ["ana", "11 resultados"],
    ["luminncia", "luminancia"],
    ["citómetro xyz", "Sin resultados"],
  ] as const) {
    await field(page).fill(query);
    await expect(dialog(page).getByRole("status")).toContainText(shown);
    await expectAccessible(page, "dialog");
  }
});

test("axe finds nothing on the page of results, with results or without", { tag: "@full" }, async ({
  page,
}) => {
  for (const query of ["cn1c", "luminncia", "zzzz"]) {
    await visit(page, `/buscar?q=${query}`);
    await expect(page.locator("main").getByRole("status")).toHaveText(/resultado/i);
    await expectAccessible(page, "main");
  }
});

test("at 320 px and with text of twice the size nothing of the search runs out of the view", {
  tag: "@full",
}, async ({ page }) => {
  const overflow = () =>
    page.evaluate(() => {
      const box = document.querySelector("dialog[open]") ?? document.documentElement;
      return Math.max(
        box.scrollWidth - box.clientWidth,
        document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    });
  for (const [size, textSize] of [
    [{ width: 320, height: 640 }, "100%"],
    [{ width: 640, height: 800 }, "200%"],
  ] as const) {
    await page.setViewportSize(size);
    await visit(page, "/buscar?q=ana");
    await page.evaluate((value) => document.documentElement.style.setProperty("font-size", value), textSize);
    await expect(page.getByRole("region", { name: "Productos 8" })).toBeVisible();
    expect(await overflow(), textSize).toBe(0);
    await searchFor(page, "pruebas al instante");
    await expect(selected(page)).toBeVisible();
    expect(await overflow(), textSize).toBe(0);
  }
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("the search fills the screen with targets large enough for a finger; a tap opens a result, another closes it", async ({
    page,
  }) => {
    const small = () =>
      dialog(page)
        .locator("a, button")
        .evaluateAll((nodes) =>
          nodes
            .filter((node) => node.getBoundingClientRect().height < 44)
            .map((node) => node.textContent ?? ""),
        );
    await visit(page, "/soporte");
    const opener = page.locator("header").getByRole("link", { name: "Buscar" });
    await opener.tap();
    await expect(dialog(page)).toBeVisible();
    const box = await dialog(page).boundingBox();
    const view = page.viewportSize();
    expect(box).toMatchObject({ x: 0, y: 0, width: view?.width, height: view?.height });
    await dialog(page)
      .getByRole("button", { name: /Cerrar la búsqueda$/ })
      .tap();
    await expect(dialog(page)).toBeHidden();
    await opener.tap();
    await expect(dialog(page).getByText("Búsquedas frecuentes")).toBeVisible();
    expect(await small()).toEqual([]);
    await field(page).fill("luminncia");
    await expect(selected(page)).toBeVisible();
    expect(await small()).toEqual([]);
    await field(page).fill("guantes");
    await option(page, /^Guante de Prueba/).tap();
    await expect(page).toHaveURL("/productos/utiles/proteccion#guante-de-prueba");
    await expect(dialog(page)).toBeHidden();
  });
});
