import { chooseBefore, headerTool, maglumi, storedIds, table } from "../../support/comparing.ts";
import { expect, test, visit } from "../../support/page.ts";
import { letAppear, visitAndHoldTime } from "../../support/time.ts";

test("a comparison shows every specification, with what differs, what is equal and what is not published", async ({
  page,
}) => {
  await visit(page, maglumi);
  await expect(page).toHaveTitle(/^Comparar MAGLUMI X3, MAGLUMI X6 y MAGLUMI X8/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Comparar inmunología");
  const heads = table(page).getByRole("columnheader");
  await expect(heads).toContainText(["MAGLUMI X3", "MAGLUMI X6", "MAGLUMI X8"]);

  const throughput = table(page).getByRole("row", { name: /Difiere: Rendimiento Escala/ });
  await expect(throughput.getByRole("rowheader")).toContainText("Escala 0–600 pruebas/h");
  await expect(throughput.getByRole("cell")).toContainText(["200", "450", "600"]);
  const method = table(page).getByRole("row", { name: /Igual: Metodología/ });
  await expect(method.getByRole("cell")).toHaveCount(1);
  await expect(method.getByRole("cell")).toContainText("Quimioluminiscencia (CLIA)igual en los tres");

  const unknown = page.getByRole("link", { name: "Consultar Primer resultado de MAGLUMI X3" });
  const target = new URL((await unknown.getAttribute("href")) ?? "", "http://x");
  expect(target.pathname + target.hash).toBe("/contacto#form");
  expect(target.searchParams.get("sobre")).toBe("MAGLUMI X3: Primer resultado");
  for (const name of ["MAGLUMI X3", "MAGLUMI X6", "MAGLUMI X8"]) {
    const quote = page.getByRole("link", { name: new RegExp(`^Solicitar cotización ?${name}$`) });
    const { searchParams } = new URL((await quote.getAttribute("href")) ?? "", "http://x");
    expect([searchParams.get("asunto"), searchParams.get("sobre")]).toEqual(["sales", name]);
  }
});

test("figures stand at their true place on the common scale", async ({ page }) => {
  await visit(page, maglumi);
  const row = table(page).getByRole("row", { name: /Rendimiento Escala 0–600/ });
  await expect(row).toBeVisible();
  const places = await row.getByRole("cell").evaluateAll((cells) =>
    cells.map((cell) => {
      const axis = cell.querySelector("[aria-hidden] > div");
      const needle = axis?.querySelector("span");
      if (!axis || !needle) return undefined;
      const [rule, mark] = [axis.getBoundingClientRect(), needle.getBoundingClientRect()];
      return (mark.left + mark.width / 2 - rule.left) / rule.width;
    }),
  );
  expect(places).toEqual([200, 450, 600].map((value) => expect.closeTo(value / 600, 2)));
  const unknown = table(page)
    .getByRole("row", { name: /Primer resultado/ })
    .getByRole("cell")
    .first();
  await expect(unknown.locator("[data-unread]")).toBeVisible();
  await expect(unknown.locator("[data-unread] span")).toHaveCount(0);
});

test("the browser gives readers a real table", async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, maglumi);
    await expect(table(page)).toBeVisible();
    const { nodes } = await client.send("Accessibility.getFullAXTree");
    const count = (role: string) => nodes.filter((node) => !node.ignored && node.role?.value === role).length;
    expect(count("table"), `table at ${width}`).toBe(1);
    expect(count("columnheader"), `columnheader at ${width}`).toBe(3);
    expect(count("rowheader"), `rowheader at ${width}`).toBeGreaterThan(15);
    expect(count("cell"), `cell at ${width}`).toBeGreaterThan(35);
  }
});

test("only the differences, and how many rows that hides", async ({ page }) => {
  await visit(page, maglumi);
  const only = page.getByRole("switch", { name: "Solo diferencias" });
  await expect(only).not.toBeChecked();
  const rows = await table(page).getByRole("row").count();
  await only.focus();
  await page.keyboard.press("Space");
  await expect(only).toBeChecked();
  await expect(page.getByRole("status").filter({ hasText: "4 filas ocultas" })).toHaveCount(1);
  await expect(table(page).getByRole("row", { name: /^Igual:/ })).toHaveCount(0);
  // Four rows, and the heading of the group that they emptied.
  await expect(table(page).getByRole("row")).toHaveCount(rows - 5);
  await only.click();
  await expect(table(page).getByRole("row")).toHaveCount(rows);
});

test("the columns follow the order of the address, and Back and forward follow the visitor", async ({
  page,
}) => {
  await visit(page, "/comparar?equipos=maglumi-x8,maglumi-x3");
  const heads = table(page).getByRole("columnheader");
  await expect(heads).toContainText(["MAGLUMI X8", "MAGLUMI X3"]);
  await page.getByRole("button", { name: "Quitar MAGLUMI X8 de la comparación" }).click();
  await expect(page).toHaveURL("/comparar?equipos=maglumi-x3");
  await expect(page.getByText("Elija al menos un equipo más de Inmunología")).toBeVisible();
  await expect(heads).toHaveCount(1);
  await page.goBack();
  await expect(heads).toContainText(["MAGLUMI X8", "MAGLUMI X3"]);
  await page.goForward();
  await expect(heads).toHaveCount(1);
});

test("without products in the address it shows what was chosen, or says how to choose", async ({ page }) => {
  await visit(page, "/soporte");
  await headerTool(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Comparar equipos");
  await expect(page.getByText("Todavía no hay equipos en la comparación")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Ver los productos" })).toBeVisible();

  await chooseBefore(page, "maglumi-x3", "maglumi-x6");
  await visit(page, "/soporte");
  await headerTool(page).click();
  await expect(page).toHaveURL("/comparar?equipos=maglumi-x3,maglumi-x6");
  await expect(table(page)).toBeVisible();
  await page.goBack();
  await expect(page, "nothing between the two pages").toHaveURL("/soporte");
});

test("opened without products, the address becomes the one that shows them", async ({ page }) => {
  await chooseBefore(page, "maglumi-x3", "maglumi-x6");
  await visit(page, "/soporte");
  await page.goto("/comparar");
  await expect(page).toHaveURL("/comparar?equipos=maglumi-x3,maglumi-x6");
  await page.goBack();
  await expect(page).toHaveURL("/soporte");
});

test("a shared address shows what it says, whatever the visitor has chosen, and leaves that alone", async ({
  page,
}) => {
  await chooseBefore(page, "maglumi-x3", "maglumi-600");
  await visit(page, maglumi);
  await expect(table(page).getByRole("columnheader")).toHaveCount(3);
  await page.getByRole("button", { name: "Quitar MAGLUMI X3 de la comparación" }).click();
  await expect(table(page).getByRole("columnheader")).toHaveCount(2);
  expect(await storedIds(page)).toEqual(["maglumi-x3", "maglumi-600"]);

  await page.getByRole("link", { name: "Añadir equipo" }).click();
  await expect(page).toHaveURL("/productos/inmunologia");
  const question = page.getByRole("status").filter({ hasText: "Su selección tiene otros equipos." });
  await question.getByRole("button", { name: "Seguir con esta comparación" }).click();
  expect(await storedIds(page)).toEqual(["maglumi-x6", "maglumi-x8"]);
});

test("what is removed from one's own comparison leaves the choices too, and can be undone", async ({
  page,
}) => {
  await chooseBefore(page, "maglumi-x3", "maglumi-x6", "maglumi-x8");
  await visitAndHoldTime(page, maglumi);
  await page.getByRole("button", { name: "Quitar MAGLUMI X6 de la comparación" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/comparar?equipos=maglumi-x3,maglumi-x8");
  await expect(headerTool(page)).toHaveAccessibleName("Comparación: 2");
  expect(await page.evaluate(() => document.activeElement?.contains(document.querySelector("table")))).toBe(
    true,
  );
  await letAppear(page, page.getByRole("button", { name: "Deshacer" }));
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(page).toHaveURL(maglumi);
  await expect(headerTool(page)).toHaveAccessibleName("Comparación: 3");
});

test("once the head has left, a bar of 72 px keeps the names under the navigation", async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, maglumi);
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
