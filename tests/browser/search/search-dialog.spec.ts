import { expect, test, visit } from "../../support/page.ts";
import { dialog, field, indexFile, openSearch, option, searchFor, selected } from "../../support/search.ts";

const header = "header";

test("by mouse: the button opens the search, a result leads to its page", async ({ page }) => {
  await visit(page, "/soporte");
  await page.locator(header).getByRole("link", { name: "Buscar" }).click();
  await field(page).fill("mag");
  await option(page, /^MAGLUMI X6/).click();
  await expect(page).toHaveURL("/productos/inmunologia/maglumi-x6");
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator("main")).toBeFocused();
});

test("by keyboard: «/» opens, the arrows move, Enter opens the chosen result", async ({ page }) => {
  await visit(page, "/soporte");
  await searchFor(page, "mag");
  await expect(field(page)).toBeFocused();
  await expect(selected(page)).toHaveAccessibleName(/^MAGLUMI X6/);
  await page.keyboard.press("ArrowDown");
  await expect(selected(page)).toHaveAccessibleName(/^MAGLUMI X3/);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(selected(page)).toHaveAccessibleName(/Panel de Pruebas$/);
  await page.keyboard.press("Home");
  await expect(selected(page)).toHaveAccessibleName(/^MAGLUMI X6/);
  await page.keyboard.press("End");
  await expect(selected(page)).toBeInViewport();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/productos/inmunologia/maglumi-x3");
  await expect(dialog(page)).toBeHidden();
});

test("a new query starts at its first result", async ({ page }) => {
  await visit(page, "/soporte");
  await searchFor(page, "mag");
  await page.keyboard.press("End");
  await field(page).fill("magn");
  await expect(selected(page)).toHaveAccessibleName(/^Magnesio/);
});

test("a test leads to its place on the panel, and its analyzers follow it", async ({ page }) => {
  await visit(page, "/soporte");
  await searchFor(page, "tsh");
  await expect(selected(page)).toHaveAccessibleName("TSH Inmunología · Tiroides 7 analizadores");
  const analyzers = dialog(page).getByRole("group", { name: "Analizadores que la realizan 7" });
  await expect(analyzers.getByRole("option").first()).toHaveAccessibleName(/^MAGLUMI X6/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/productos/inmunologia/test-list?prueba=TSH#tiroides");
  await expect(page.locator("#tiroides")).toBeInViewport();
});

test("Ctrl K opens it from inside a field, where «/» is only a sign", async ({ page }) => {
  await visit(page, "/buscar");
  const box = page.getByRole("searchbox");
  await box.fill("a");
  await box.press("/");
  await expect(box).toHaveValue("a/");
  await expect(dialog(page)).toBeHidden();
  await box.press("Control+k");
  await expect(field(page)).toBeFocused();
});

test("Esc, the button and the veil close it, and the focus returns to where it was", async ({ page }) => {
  await visit(page, "/soporte");
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

test("text dragged out of the dialog does not close it", async ({ page }) => {
  await visit(page, "/soporte");
  await searchFor(page, "maglumi");
  const box = await field(page).boundingBox();
  if (!box) throw new Error("no field");
  await page.mouse.move(box.x + 60, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(20, 600, { steps: 4 });
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
});

test("Back closes it", async ({ page }) => {
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

test("before anything is typed it offers frequent searches and two ways on", async ({ page }) => {
  await visit(page, "/soporte");
  await openSearch(page);
  await expect(field(page)).toHaveAttribute("aria-expanded", "false");
  await dialog(page).getByRole("button", { name: "Dengue" }).click();
  await expect(field(page)).toHaveValue("Dengue");
  await expect(field(page)).toBeFocused();
  await expect(selected(page)).toHaveAccessibleName(/^Dengue/);
  await field(page).fill("");
  await dialog(page)
    .getByRole("link", { name: /^Todos los productos/ })
    .click();
  await expect(page).toHaveURL("/productos");
});

test("a typo is corrected and said; the typed word can still be searched", async ({ page }) => {
  await visit(page, "/soporte");
  await searchFor(page, "troponna");
  await expect(dialog(page)).toContainText("Resultados para troponina.");
  await expect(selected(page)).toHaveAccessibleName(/^Troponina I ultrasensible/);
  await expect(selected(page).locator("mark")).toHaveText("Troponina");
  await dialog(page).getByRole("button", { name: "Buscar «troponna»" }).click();
  await expect(dialog(page)).toContainText("Sin resultados para «troponna»");
  await expect(field(page)).toBeFocused();
});

test("no result leads to an adviser, with what was looked for", async ({ page }) => {
  await visit(page, "/soporte");
  await searchFor(page, "citómetro xyz");
  await expect(dialog(page)).toContainText("Sin resultados para «citómetro xyz»");
  await dialog(page).getByRole("link", { name: "Contactar asesor técnico" }).click();
  await expect(page).toHaveURL(/\/contacto\?/);
  expect(new URL(page.url()).searchParams.get("sobre")).toBe("citómetro xyz");
  await expect(dialog(page)).toBeHidden();
});

test("Enter without a result shows the page of results", async ({ page }) => {
  await visit(page, "/soporte");
  await searchFor(page, "citómetro xyz");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/buscar?q=cit%C3%B3metro+xyz");
});

test("all results stand on a page of their own", async ({ page }) => {
  await visit(page, "/soporte");
  await searchFor(page, "mag");
  await dialog(page).getByRole("link", { name: "Ver los 12 resultados" }).click();
  await expect(page).toHaveURL("/buscar?q=mag");
  await expect(page.getByRole("region", { name: "Productos 8" }).getByRole("listitem")).toHaveCount(8);
});

test("engine and index are asked for only once it is opened", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const late = () => asked.filter((path) => /busqueda\.json|\/(engine|search-box)-/.test(path));
  await visit(page, "/soporte");
  await page.waitForLoadState("networkidle");
  expect(late()).toEqual([]);
  await openSearch(page);
  expect(late().filter((path) => path.endsWith(".json"))).toEqual(["/datos/busqueda.json"]);
  await page.keyboard.press("Escape");
  await openSearch(page);
  expect(late().filter((path) => path.endsWith(".json"))).toHaveLength(1);
});

test("opened again before the browser reports that it was closed, it stays open", async ({ page }) => {
  await visit(page, "/soporte");
  await openSearch(page);
  await page.evaluate(async () => {
    document.querySelector("dialog")?.requestClose();
    // React answers in a microtask; the report of the browser is a task, and comes after these lines.
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true, cancelable: true }));
  });
  await page.waitForTimeout(200);
  await expect(field(page)).toBeFocused();
});

test("the frame stands while the index is still on its way, and what was typed is answered then", async ({
  page,
}) => {
  let deliver = () => {};
  const waiting = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route(indexFile, async (route) => {
    await waiting;
    await route.continue();
  });
  await visit(page, "/soporte");
  await page.keyboard.press("/");
  await field(page).fill("tsh");
  await expect(dialog(page)).toContainText("Preparando la búsqueda");
  deliver();
  await expect(selected(page)).toHaveAccessibleName(/^TSH/);
});

test("what is typed before its code has come is not lost", async ({ page }) => {
  let deliver = () => {};
  const waiting = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route("**/assets/search-box-*.js", async (route) => {
    await waiting;
    await route.continue();
  });
  await visit(page, "/soporte");
  await page.keyboard.press("/");
  await expect(dialog(page).getByRole("textbox")).toBeFocused();
  await page.keyboard.type("ts");
  deliver();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("h");
  await expect(selected(page)).toHaveAccessibleName(/^TSH/);
});
