import { expect, test, visit } from "../../support/browser/page.ts";

const bench = "main ul >> nth=0";
const leaders = "svg[data-bench=wide] path";

test("a category marks the instrument under the pointer or with the focus", async ({ page }) => {
  await visit(page, "/productos/con-alias");
  await expect(page.locator(bench).getByRole("link").nth(2)).toHaveAccessibleName(
    "Analizador Seis, 450 pruebas por hora, 148 cm de ancho, 155 de alto",
  );
  const active = page.locator(`${bench} >> li[data-active]`);
  await expect(active.getByRole("link")).toHaveAccessibleName(/^Analizador Seis/);
  await page.getByRole("link", { name: /^Analizador Ocho, / }).hover();
  await expect(active.getByRole("link")).toHaveAccessibleName(/^Analizador Ocho/);
  await page.getByRole("link", { name: /^Analizador Tres, / }).focus();
  await expect(active.getByRole("link")).toHaveAccessibleName(/^Analizador Tres/);
  await expect(page.locator(`${leaders}[data-active]`)).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/productos/con-alias/analizador-tres");
});

test("a filter dims the excluded instruments and draws a frame around the others", {
  tag: "@full",
}, async ({ page }) => {
  await visit(page, "/productos/con-alias");
  const frame = page.locator("main [data-window]");
  await expect(frame).toBeHidden();
  await page.getByRole("checkbox", { name: /Grande/ }).check();
  await expect(page.locator(`${bench} >> li[data-excluded]`)).toHaveCount(1);
  await expect(frame).toBeVisible();
  const before = await frame.boundingBox();
  await page.getByRole("checkbox", { name: /Grande/ }).uncheck();
  await page.getByRole("checkbox", { name: /Mediano/ }).check();
  await expect.poll(async () => (await frame.boundingBox())?.width).not.toBe(before?.width);
});

test("a category with one instrument draws no scale, and links to the next category", async ({ page }) => {
  await visit(page, "/productos/sola");
  await expect(page.locator(leaders)).toHaveCount(0);
  const article = page.getByRole("article");
  await expect(article.getByRole("heading", { name: "Balanza Sola" })).toBeVisible();
  await page.getByRole("navigation", { name: "Categoría siguiente" }).getByRole("link").click();
  await expect(page).toHaveURL("/productos/abc");
  await page.goBack();
  await article.getByRole("link", { name: "Ver detalles de Balanza Sola" }).click();
  await expect(page).toHaveURL("/productos/sola/balanza");
});

test("the short workload tool of a category shows an answer, and links to the full tool", async ({
  page,
}) => {
  await visit(page, "/productos/con-alias");
  const tool = page.getByRole("region", { name: "¿Qué equipo cubre su carga?" });
  const link = tool.getByRole("link", { name: "Abrir la herramienta completa" });
  await link.focus();
  await expect(tool).toContainText("Los siete equipos terminan dentro de la jornada.");
  await expect(link, "the focus stays on the link when the tool appears").toBeFocused();
  await tool.getByRole("textbox", { name: "pruebas al día" }).fill("2000");
  await tool.getByRole("textbox", { name: "horas de trabajo" }).fill("6,5");
  await expect(link).toHaveAttribute("href", "/elegir?area=con-alias&carga=2000&horas=6.5&margen=0");
  await tool.getByRole("textbox", { name: "horas de trabajo" }).fill("6");
  await expect(tool).toContainText("Dos de siete equipos terminan dentro de la jornada.");
  await expect(tool.getByRole("listitem")).toContainText([/Ocho.*3\sh 20\smin.*Holgado/, /Seis.*Justo/]);
  await link.click();
  await expect(page).toHaveURL("/elegir?area=con-alias&carga=2000&horas=6&margen=0");
  await expect(page.getByRole("radio", { name: "Con alias" })).toBeChecked();
});

test("on a phone the drawn instruments scroll sideways, and one in view is marked", { tag: "@full" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visit(page, "/productos/con-alias");
  const instruments = page.locator(bench).getByRole("listitem");
  expect((await instruments.first().boundingBox())?.width).toBeGreaterThanOrEqual(130);
  for (const end of [instruments.last(), instruments.first()]) {
    await end.evaluate((item) => item.scrollIntoView({ inline: "end", block: "nearest" }));
    await expect(end).toHaveAttribute("data-active");
    await expect(end).toBeInViewport({ ratio: 1 });
  }
});

test("on a phone, the link to the current category is in view", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/productos/menu-o-catalogo");
  const chips = page.getByRole("navigation", { name: "Categorías" });
  await chips.scrollIntoViewIfNeeded();
  await expect(chips.locator("[aria-current=page]")).toBeInViewport({ ratio: 1 });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a category shows its scale and all products, without filters and workload tool", {
    tag: "@full",
  }, async ({ page }) => {
    await page.goto("/productos/con-alias?laboratorio=grande");
    await expect(page.locator(leaders).first()).toBeAttached();
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(5);
    await expect(page.getByRole("region", { name: "Filtros" })).toBeHidden();
    await expect(page.locator("main p[role=status]")).toBeHidden();
    const tool = page.getByRole("region", { name: "¿Qué equipo cubre su carga?" });
    await expect(tool.getByRole("textbox")).toHaveCount(0);
    await tool.getByRole("link", { name: "Abrir la herramienta completa" }).click();
    await expect(page).toHaveURL("/elegir?area=con-alias");
  });
});
