import {
  headerLink,
  storeChoices,
  storedIds,
  table,
  threeAnalyzers,
} from "../../support/browser/comparing.ts";
import { expect, test, visit } from "../../support/browser/page.ts";
import { runUntilShown, visitAndStopTime } from "../../support/browser/time.ts";

test("a comparison shows what differs, what is equal and what is not published", async ({ page }) => {
  await visit(page, threeAnalyzers);
  await expect(page).toHaveTitle(/^Comparar Analizador Tres, Analizador Seis y Analizador Ocho/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Comparar equipos de con alias");
  const heads = table(page).getByRole("columnheader");
  await expect(heads).toContainText(["Analizador Tres", "Analizador Seis", "Analizador Ocho"]);

  const throughput = table(page).getByRole("row", { name: /Difiere: Rendimiento Escala/ });
  await expect(throughput.getByRole("rowheader")).toContainText("Escala 0–\u2060600 pruebas/h");
  await expect(throughput.getByRole("cell")).toContainText(["200", "450", "600"]);
  const method = table(page).getByRole("row", { name: /Igual: Metodología/ });
  await expect(method.getByRole("cell")).toHaveCount(1);
  await expect(method.getByRole("cell")).toContainText("Luz reflejadaigual en los tres");

  const unknown = page.getByRole("link", { name: "Consultar Primer resultado de Analizador Tres" });
  const target = new URL((await unknown.getAttribute("href")) ?? "", "http://x");
  expect(target.pathname + target.hash).toBe("/contacto#form");
  expect(target.searchParams.get("sobre")).toBe("Analizador Tres: Primer resultado");
  for (const name of ["Analizador Tres", "Analizador Seis", "Analizador Ocho"]) {
    const quote = page.getByRole("link", { name: new RegExp(`^Solicitar cotización ?${name}$`) });
    const { searchParams } = new URL((await quote.getAttribute("href")) ?? "", "http://x");
    expect([searchParams.get("asunto"), searchParams.get("sobre")]).toEqual(["sales", name]);
  }
  await test.step("the ruler of a row shows the figures in proportion", async () => {
    const row = table(page).getByRole("row", { name: /Rendimiento Escala 0–\u2060600/ });
    await expect(row).toBeVisible();
    const places = await row.getByRole("cell").evaluateAll((cells) =>
      cells.map((cell) => {
        const axis = cell.querySelector("[aria-hidden] > div");
        const needle = axis?.querySelector("span");
        if (!axis || !needle) return undefined;
        const [ruler, mark] = [axis.getBoundingClientRect(), needle.getBoundingClientRect()];
        return (mark.left + mark.width / 2 - ruler.left) / ruler.width;
      }),
    );
    expect(places).toEqual([200, 450, 600].map((value) => expect.closeTo(value / 600, 2)));
    const unknown = table(page)
      .getByRole("row", { name: /Primer resultado/ })
      .getByRole("cell")
      .first();
    await expect(unknown.locator("[data-dashed]")).toBeVisible();
    await expect(unknown.locator("[data-dashed] span")).toHaveCount(0);
  });
  await test.step("the visitor can hide equal rows", async () => {
    const onlyDifferences = page.getByRole("switch", { name: "Solo diferencias" });
    await expect(onlyDifferences).not.toBeChecked();
    const rows = await table(page).getByRole("row").count();
    await onlyDifferences.focus();
    await page.keyboard.press("Space");
    await expect(onlyDifferences).toBeChecked();
    await expect(page.getByRole("status").filter({ hasText: "3 filas ocultas" })).toHaveCount(1);
    await expect(table(page).getByRole("row", { name: /^Igual:/ })).toHaveCount(0);
    // The switch hides three equal rows, and the heading of a group that has no other rows.
    await expect(table(page).getByRole("row")).toHaveCount(rows - 4);
    await onlyDifferences.click();
    await expect(table(page).getByRole("row")).toHaveCount(rows);
  });
});

test("screen readers read the comparison as a table", { tag: "@full" }, async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, threeAnalyzers);
    await expect(table(page)).toBeVisible();
    const { nodes } = await client.send("Accessibility.getFullAXTree");
    const count = (role: string) => nodes.filter((node) => !node.ignored && node.role?.value === role).length;
    expect(count("table"), `table at ${width}`).toBe(1);
    expect(count("columnheader"), `columnheader at ${width}`).toBe(3);
    // 6 group headings, 1 row of pictures, 6 rows that differ, 3 equal rows, 2 rows with one value.
    expect(count("rowheader"), `rowheader at ${width}`).toBe(6 + 1 + 6 + 3 + 2);
    // The empty corner, 3 pictures, 6 rows with 3 cells, and 5 rows with 1 cell.
    expect(count("cell"), `cell at ${width}`).toBe(1 + 3 + 6 * 3 + 3 + 2);
  }
});

test("the columns of a comparison follow its address, even with Back and Forward", async ({ page }) => {
  await visit(page, "/comparar?equipos=analizador-ocho,analizador-tres");
  const heads = table(page).getByRole("columnheader");
  await expect(heads).toContainText(["Analizador Ocho", "Analizador Tres"]);
  await page.getByRole("button", { name: "Quitar Analizador Ocho de la comparación" }).click();
  await expect(page).toHaveURL("/comparar?equipos=analizador-tres");
  await expect(page.getByText("Elija al menos un equipo más de Con alias")).toBeVisible();
  await expect(heads).toHaveCount(1);
  await page.goBack();
  await expect(heads).toContainText(["Analizador Ocho", "Analizador Tres"]);
  await page.goForward();
  await expect(heads).toHaveCount(1);
});

test("a comparison without products shows the visitor's choices, or how to choose", async ({ page }) => {
  await visit(page, "/soporte");
  await headerLink(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Comparar equipos");
  await expect(page.getByText("Todavía no hay equipos en la comparación")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Ver los productos" })).toBeVisible();

  await storeChoices(page, "analizador-tres", "analizador-seis");
  await visit(page, "/soporte");
  await headerLink(page).click();
  await expect(page).toHaveURL("/comparar?equipos=analizador-tres,analizador-seis");
  await expect(table(page)).toBeVisible();
  await page.goBack();
  await expect(page, "no history entry between the two pages").toHaveURL("/soporte");
  await page.goto("/comparar");
  await expect(page, "the address contains the chosen products").toHaveURL(
    "/comparar?equipos=analizador-tres,analizador-seis",
  );
});

test("a visitor whose choices are all in a shared comparison continues it without a question", async ({
  page,
}) => {
  await storeChoices(page, "analizador-tres");
  await visit(page, threeAnalyzers);
  await page.getByRole("link", { name: "Añadir equipo" }).click();
  await expect(page).toHaveURL("/productos/con-alias");
  expect(await storedIds(page)).toHaveLength(3);
});

test("a shared comparison shows its own products and does not change the visitor's choices", async ({
  page,
}) => {
  await storeChoices(page, "analizador-tres", "eme-uno");
  await visit(page, threeAnalyzers);
  await expect(table(page).getByRole("columnheader")).toHaveCount(3);
  await page.getByRole("button", { name: "Quitar Analizador Tres de la comparación" }).click();
  await expect(table(page).getByRole("columnheader")).toHaveCount(2);
  expect(await storedIds(page)).toEqual(["analizador-tres", "eme-uno"]);

  await page.getByRole("link", { name: "Añadir equipo" }).click();
  await expect(page).toHaveURL("/productos/con-alias");
  const question = page.getByRole("status").filter({ hasText: "Su selección tiene otros equipos." });
  await question.getByRole("button", { name: "Seguir con esta comparación" }).click();
  expect(await storedIds(page)).toEqual(["analizador-seis", "analizador-ocho"]);
});

test("a product that is removed from the visitor's own comparison can be restored", {
  tag: "@full",
}, async ({ page }) => {
  await storeChoices(page, "analizador-tres", "analizador-seis", "analizador-ocho");
  await visitAndStopTime(page, threeAnalyzers);
  await page.getByRole("button", { name: "Quitar Analizador Seis de la comparación" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/comparar?equipos=analizador-tres,analizador-ocho");
  await expect(headerLink(page)).toHaveAccessibleName("Comparación: 2");
  expect(await page.evaluate(() => document.activeElement?.contains(document.querySelector("table")))).toBe(
    true,
  );
  await runUntilShown(page, page.getByRole("button", { name: "Deshacer" }));
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(page).toHaveURL(threeAnalyzers);
  await expect(headerLink(page)).toHaveAccessibleName("Comparación: 3");
});

test("while a comparison scrolls, a bar 72 px high below the navigation names the products", {
  tag: "@full",
}, async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, threeAnalyzers);
    await expect(page.getByText(/^3 de 4 equipos/)).toHaveCount(1);
    await table(page)
      .getByRole("rowheader", { name: /Volumen de muestra/ })
      .scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    const bar = page.getByRole("main").locator("img[width='64']").first();
    await expect(bar).toBeInViewport();
    const top = await page.getByRole("banner").evaluate((node) => node.getBoundingClientRect().bottom);
    const box = await bar.locator("xpath=../..").boundingBox();
    expect([Math.round(box?.y ?? 0), box?.height]).toEqual([Math.round(top), 72]);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect(bar).toHaveCount(0);
  }
});
