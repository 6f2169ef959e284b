import { expect, test, visit } from "../../support/browser/page.ts";
import { pdfInfo } from "../../support/pdf.ts";

const path = "/elegir?area=con-alias&carga=1300&horas=8&margen=20";
const sentence = "main h2 >> nth=0";

test("on a computer, the first view of the workload tool has inputs, answer and three bars", async ({
  page,
}) => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await visit(page, `${path}&ancho=150`);
    await expect(page.getByRole("radio", { name: "Con alias" })).toBeInViewport({ ratio: 1 });
    await expect(page.locator(sentence)).toBeInViewport({ ratio: 1 });
    for (const index of [0, 1, 2]) {
      const row = page.locator("main tbody tr").nth(index);
      await expect(row.locator("[data-bar]"), `bar ${index}`).toBeInViewport({ ratio: 1 });
      expect((await row.boundingBox())?.height).toBeLessThanOrEqual(52);
    }
  }
});

test("on a phone, a fixed bar shows the workload answer and links to the chart and back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, path);
  const bar = page.getByRole("link", { name: /^195\spruebas\/h · 3 de 7 terminan/ });
  await page.getByRole("textbox", { name: "Ancho disponible" }).scrollIntoViewIfNeeded();
  await page.getByRole("textbox", { name: "Pruebas al día" }).fill("5000");
  const changed = page.getByRole("link", { name: /^750\spruebas\/h · 0 de 7 terminan/ });
  await expect(changed).toBeInViewport({ ratio: 1 });
  await expect(bar).toHaveCount(0);
  await changed.click();
  await expect(page.locator(sentence)).toBeInViewport({ ratio: 1 });
  await page.getByRole("link", { name: /Volver a los datos$/ }).click();
  await expect(page.getByRole("textbox", { name: "Pruebas al día" })).toBeInViewport({ ratio: 1 });
});

test("the bars of the workload chart are complete, however long the work takes", { tag: "@full" }, async ({
  page,
}) => {
  await visit(page, "/elegir?area=con-alias&carga=5000&horas=8&margen=20");
  const bars = await page.locator("main tbody [data-bar]").evaluateAll((list) =>
    list.map((bar) => {
      const style = getComputedStyle(bar);
      return Number(style.getPropertyValue("--within")) + Number(style.getPropertyValue("--past"));
    }),
  );
  // The chart shows 36 h. The bars are 10 h, 13 h 20 min, 30 h and 33 h 20 min long.
  expect(bars.map((length) => Math.round(length * 36 * 60))).toEqual([600, 800, 1800, 2000]);
  await expect(page.getByText("un día", { exact: true })).toBeVisible();
});

test("an address with inputs of the workload tool never shows the default area first", async ({ page }) => {
  // The scripts never arrive, as on a slow connection.
  await page.route(/\.js$/, () => {});
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await expect(page.locator("html")).toHaveAttribute("data-query", "");
  await expect(page.getByText("Su laboratorio necesita")).toBeHidden();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("the workload answer prints on one page, with the inputs as a sentence", async ({ page }) => {
  await visit(page, path);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(/^Procesamos 1\.300\spruebas de con alias al día/).first()).toBeVisible();
  await expect(page.getByRole("slider").first()).toBeHidden();
  expect(Number(pdfInfo(await page.pdf({ format: "A4" })).Pages)).toBe(1);
});
