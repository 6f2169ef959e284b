import { fixture } from "../../support/fixture.ts";
import { blankMap } from "../../support/map.ts";
import { expect, navigate, test, visit } from "../../support/page.ts";

test("a visitor finds the privacy page in the footer", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacidad" }).click();
  await expect(page).toHaveURL("/privacidad");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacidad, en palabras claras");
  await expect(page.getByRole("navigation", { name: "Ruta de navegación" })).toContainText("Privacidad");
});

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

test("the privacy page says who gets what: map, WhatsApp, mail, social pages, support site", async ({
  page,
}) => {
  await visit(page, "/privacidad");
  const table = page.getByRole("table", { name: "Lo que pasa a otros, y cuándo" });
  for (const name of ["Mapa de Ejemplo", "WhatsApp", "correo", "Facebook, Instagram o LinkedIn", "soporte"]) {
    await expect(table).toContainText(name);
  }
});

test("reading the catalogue asks nobody but this site; only the map asks the one that draws it", async ({
  page,
  baseURL,
}) => {
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

test("the privacy page tells the rights of the law and where to exercise them, and when it was last revised", async ({
  page,
}) => {
  await visit(page, "/privacidad");
  const rights = page.getByRole("region", { name: "Sus derechos" });
  await expect(rights).toContainText("Ley Orgánica de Protección de Datos Personales (LOPDP)");
  for (const right of ["Acceso", "Rectificación", "Eliminación", "Oposición"]) {
    await expect(rights.getByRole("listitem").filter({ hasText: right })).toHaveCount(1);
  }
  const controller = page.getByRole("region", { name: "Quién responde por sus datos" });
  await expect(controller.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
  await expect(controller.locator("time")).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d$/);
  await expect(page.getByRole("main")).not.toContainText(fixture.pages.privacy.review);
});

test("without an endpoint the privacy page says that the form sends nothing", async ({ page }) => {
  await visit(page, "/privacidad");
  await expect(page.getByRole("region", { name: "El formulario de contacto" })).toContainText(
    "El formulario no envía nada por sí mismo",
  );
});

test("on a phone the tables of the privacy page become one block per row", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/privacidad");
  const row = page.getByRole("row", { name: /Tema claro u oscuro/ });
  const [first, second] = await row.locator("th, td").all();
  const above = await first?.boundingBox();
  const below = await second?.boundingBox();
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1);
});
