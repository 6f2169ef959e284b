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

test("the search tells screen readers its list, the selected option and the number of results", async ({
  page,
}) => {
  await visit(page, "/soporte");
  await test.step("the field is a combobox that refers to its list and to the selected option", async () => {
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
  await test.step("a polite live region announces the number of results, even if it is 0", async () => {
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
  await test.step("the results mark the typed words, regardless of accents", async () => {
    await searchFor(page, "pigmenti");
    await expect(selected(page).locator("mark")).toHaveText("Pigménti");
  });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("on a phone the search fills the screen, and works by touch", async ({ page }) => {
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
