import { blankMap } from "../../support/browser/map.ts";
import { expect, navigate, test, visit } from "../../support/browser/page.ts";
import { fixture } from "../../support/fixture.ts";

test("the privacy page names everything that the site keeps in the browser, and nothing else is kept", async ({
  page,
}) => {
  await visit(page, "/productos/con-alias/analizador-seis");
  await page.getByRole("contentinfo").getByText("Oscuro", { exact: true }).click();
  await page.getByRole("main").getByText("Comparar", { exact: true }).first().click();
  await page.getByRole("button", { name: "Añadir a la cotización: Analizador Seis" }).click();
  await navigate(page, "/productos/con-alias/analizador-ocho");
  await page.reload();
  await visit(page, "/privacidad");
  const table = page.getByRole("table", { name: "Lo que queda en su navegador" });
  const named = await table.locator("code").allTextContents();
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(kept).toEqual(expect.arrayContaining(["theme", "comparacion", "cotizacion"]));
  expect(
    kept.filter((key) => !named.includes(key)),
    "kept but not named",
  ).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe("");
  expect(await page.context().cookies()).toEqual([]);
});

test("reading the catalogue asks nobody but this site; only the map asks the one that draws it", {
  tag: "@full",
}, async ({ page, baseURL }) => {
  const others = new Set<string>();
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== baseURL) others.add(origin);
  });
  await blankMap(page);
  for (const path of ["/", "/productos/con-alias/analizador-seis", "/marcas", "/privacidad"]) {
    await visit(page, path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  }
  expect([...others]).toEqual([]);
  await visit(page, "/contacto");
  await page.getByTitle(/^Mapa: /).scrollIntoViewIfNeeded();
  await expect.poll(() => [...others]).toEqual([new URL(fixture.company.location.mapFrame).origin]);
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
