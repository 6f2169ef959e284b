import { expect, test, visit } from "../../support/browser/page.ts";
import { holdBack } from "../../support/browser/requests.ts";
import {
  closeSearch,
  dialog,
  field,
  indexFile,
  openSearch,
  option,
  searchFor,
  selected,
} from "../../support/browser/search.ts";
import { visitAndStopTime } from "../../support/browser/time.ts";
import { animationsFinished, requestsReported } from "../../support/browser/waiting.ts";

const header = "header";

test("the search opens by mouse and by keyboard, and a chosen result opens its page", async ({ page }) => {
  await visit(page, "/soporte");
  await test.step("by mouse the button opens the search, and a result opens its page", async () => {
    await page.locator(header).getByRole("link", { name: "Buscar" }).click();
    await field(page).fill("ana");
    await option(page, /^Analizador Seis/).click();
    await expect(page).toHaveURL("/productos/con-alias/analizador-seis");
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator("main")).toBeFocused();
  });
  await test.step("by keyboard «/» opens the search, the arrows move, Enter opens the chosen result", async () => {
    await searchFor(page, "ana");
    await expect(field(page)).toBeFocused();
    await expect(selected(page)).toHaveAccessibleName(/^Analizador Seis/);
    await page.keyboard.press("ArrowDown");
    await expect(selected(page)).toHaveAccessibleName(/^Analizador Tres/);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(selected(page)).toHaveAccessibleName(/Panel de Pruebas$/);
    await page.keyboard.press("Home");
    await expect(selected(page)).toHaveAccessibleName(/^Analizador Seis/);
    await page.keyboard.press("End");
    await expect(selected(page)).toBeInViewport();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/productos/con-alias/analizador-tres");
    await expect(dialog(page)).toBeHidden();
  });
  await test.step("a laboratory test links to its page; its analyzers follow in the list", async () => {
    await searchFor(page, "pal");
    await expect(selected(page)).toHaveAccessibleName("PAL Con alias · Palabras 7 analizadores tapa gris");
    const analyzers = dialog(page).getByRole("group", { name: "Analizadores, según configuración 7" });
    await expect(analyzers.getByRole("option").first()).toHaveAccessibleName(/^Analizador Seis/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/pruebas/pal");
  });
});

test("the search closes with Escape, its button or a click outside, but not while it is used", {
  tag: "@full",
}, async ({ page }) => {
  await visit(page, "/soporte");
  await test.step("a new search starts at its first result", async () => {
    await searchFor(page, "ana");
    await page.keyboard.press("End");
    await field(page).fill("anat");
    await expect(selected(page)).toHaveAccessibleName(/^Anatolina/);
  });
  await closeSearch(page);
  await test.step("a drag that selects text and ends outside the search does not close it", async () => {
    await searchFor(page, "analizador");
    const box = await field(page).boundingBox();
    if (!box) throw new Error("no field");
    await page.mouse.move(box.x + 60, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(20, 600, { steps: 4 });
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
  });
  await closeSearch(page);
  await test.step("the search corrects a typo, and offers to search the typed word", async () => {
    await searchFor(page, "luminncia");
    await expect(dialog(page)).toContainText("Resultados para luminancia.");
    await expect(selected(page)).toHaveAccessibleName(/^Luminancia extrafina/);
    await expect(selected(page).locator("mark")).toHaveText("Luminancia");
    await dialog(page).getByRole("button", { name: "Buscar «luminncia»" }).click();
    await expect(dialog(page)).toContainText("Sin resultados para «luminncia»");
    await expect(field(page)).toBeFocused();
  });
  await closeSearch(page);
  await test.step("Escape, a button or a click outside closes the search and returns the focus", async () => {
    const opener = page.locator(header).getByRole("link", { name: "Buscar" });
    const closings = {
      esc: () => page.keyboard.press("Escape"),
      button: () =>
        dialog(page)
          .getByRole("button", { name: /Cerrar la búsqueda$/ })
          .click(),
      veil: () => page.mouse.click(20, 600),
    };
    for (const [way, close] of Object.entries(closings)) {
      await opener.focus();
      await page.keyboard.press("Enter");
      await expect(field(page), way).toBeFocused();
      await close();
      await expect(dialog(page), way).toBeHidden();
      await expect(opener, way).toBeFocused();
    }
  });
  await test.step("a search that reopens at once ignores the late close event", async () => {
    await openSearch(page);
    await page.evaluate(async () => {
      const dialog = document.querySelector("dialog");
      const reported = new Promise((done) => dialog?.addEventListener("close", done, { once: true }));
      dialog?.requestClose();
      // Microtasks let React update. The browser's close event is a task, so it comes after them.
      for (let turn = 0; turn < 20; turn++) await Promise.resolve();
      document.body.dispatchEvent(
        new KeyboardEvent("keydown", { key: "/", bubbles: true, cancelable: true }),
      );
      await reported;
    });
    await animationsFinished(page);
    await expect(field(page)).toBeFocused();
  });
});

test("inside a field, Ctrl K opens the search and «/» types a slash", { tag: "@full" }, async ({ page }) => {
  await visit(page, "/buscar");
  const box = page.getByRole("searchbox");
  await box.fill("a");
  await box.press("/");
  await expect(box).toHaveValue("a/");
  await expect(dialog(page)).toBeHidden();
  await box.press("Control+k");
  await expect(field(page)).toBeFocused();
});

test("Back closes the search", { tag: "@full" }, async ({ page }) => {
  await visit(page, "/soporte");
  await page.locator(header).getByRole("link", { name: "Clientes", exact: true }).first().click();
  await expect(page).toHaveURL("/clientes");
  await expect(page.locator("main")).toBeFocused();
  await openSearch(page);
  await page.goBack();
  await expect(page).toHaveURL("/soporte");
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator("main")).toBeFocused();
});

test("the search links to products, to all results and to an adviser", async ({ page }) => {
  await visit(page, "/soporte");
  await test.step("an empty search offers frequent searches and two links", async () => {
    await openSearch(page);
    await expect(field(page)).toHaveAttribute("aria-expanded", "false");
    await dialog(page).getByRole("button", { name: "Lluvia" }).click();
    await expect(field(page)).toHaveValue("Lluvia");
    await expect(field(page)).toBeFocused();
    await expect(selected(page)).toHaveAccessibleName(/^Lluvia/);
    await field(page).fill("");
    await dialog(page)
      .getByRole("link", { name: /^Todos los productos/ })
      .click();
    await expect(page).toHaveURL("/productos");
  });
  await test.step("a separate page shows all results", async () => {
    await searchFor(page, "ana");
    await dialog(page).getByRole("link", { name: "Ver los 11 resultados" }).click();
    await expect(page).toHaveURL("/buscar?q=ana");
    await expect(page.getByRole("region", { name: "Productos 8" }).getByRole("listitem")).toHaveCount(8);
  });
  await test.step("Enter without a result shows the page of results", async () => {
    await searchFor(page, "citómetro xyz");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/buscar?q=cit%C3%B3metro+xyz");
  });
  await test.step("without a result the search links to the contact form, with the query", async () => {
    await searchFor(page, "citómetro xyz");
    await expect(dialog(page)).toContainText("Sin resultados para «citómetro xyz»");
    await dialog(page).getByRole("link", { name: "Contactar asesor técnico" }).click();
    await expect(page).toHaveURL(/\/contacto\?/);
    expect(new URL(page.url()).searchParams.get("sobre")).toBe("citómetro xyz");
    await expect(dialog(page)).toBeHidden();
  });
});

test("the search loads its code and its index only when it opens", { tag: "@full" }, async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const searchFiles = () => requested.filter((path) => /busqueda\.json|\/(engine|search-box)-/.test(path));
  await visitAndStopTime(page, "/soporte");
  await page.clock.runFor(60_000);
  await requestsReported(page);
  expect(searchFiles()).toEqual([]);
  await page.clock.resume();
  await openSearch(page);
  expect(searchFiles().filter((path) => path.endsWith(".json"))).toEqual(["/datos/busqueda.json"]);
  await page.keyboard.press("Escape");
  await openSearch(page);
  expect(searchFiles().filter((path) => path.endsWith(".json"))).toHaveLength(1);
});

test("the search opens before its index arrives, and then shows results for the typed text", {
  tag: "@full",
}, async ({ page }) => {
  const deliver = await holdBack(page, indexFile);
  await visit(page, "/soporte");
  await page.keyboard.press("/");
  await field(page).fill("pal");
  await expect(dialog(page)).toContainText("Preparando la búsqueda");
  deliver();
  await expect(selected(page)).toHaveAccessibleName(/^PAL/);
});

test("text that is typed before the code of the search arrives stays in the field", { tag: "@full" }, async ({
  page,
}) => {
  const deliver = await holdBack(page, "**/assets/search-box-*.js");
  await visit(page, "/soporte");
  await page.keyboard.press("/");
  await expect(dialog(page).getByRole("textbox")).toBeFocused();
  await page.keyboard.type("pa");
  deliver();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("l");
  await expect(selected(page)).toHaveAccessibleName(/^PAL/);
});
