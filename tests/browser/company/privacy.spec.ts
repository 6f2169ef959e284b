import { expect, navigate, test, visit } from "../../support/browser/page.ts";

test("the privacy page lists everything that the site stores in the browser", async ({ page }) => {
  await visit(page, "/productos/con-alias/analizador-seis");
  await page.getByRole("contentinfo").getByText("Oscuro", { exact: true }).click();
  await page.getByRole("main").getByText("Comparar", { exact: true }).first().click();
  await page.getByRole("button", { name: "Añadir a la cotización: Analizador Seis" }).click();
  await navigate(page, "/productos/con-alias/analizador-ocho");
  await page.reload();
  await visit(page, "/privacidad");
  const table = page.getByRole("table", { name: "Lo que queda en su navegador" });
  const named = await table.locator("code").allTextContents();
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(stored).toEqual(expect.arrayContaining(["theme", "comparacion", "cotizacion"]));
  expect(
    stored.filter((key) => !named.includes(key)),
    "stored but not listed",
  ).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe("");
  expect(await page.context().cookies()).toEqual([]);
});

test("on a phone the tables of the privacy page become one block per row", { tag: "@full" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/privacidad");
  const row = page.getByRole("row", { name: /Tema claro u oscuro/ });
  const [first, second] = await row.locator("th, td").all();
  const above = await first?.boundingBox();
  const below = await second?.boundingBox();
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1);
});
