import { expect, test, visit } from "../../support/browser/page.ts";

const product = "/productos/con-alias/analizador-seis";
const model = "/productos/dos-series/serie-ge/ge-dos";

test("a visitor takes the sheet of a product by keyboard", async ({ page }) => {
  await visit(page, product);
  const link = page.getByRole("link", { name: /^Descargar especificaciones PDF · \d+\skB$/ });
  await page.getByRole("link", { name: "Solicitar más información" }).first().focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /^Añadir a la cotización/ }).first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute("href", "/fichas/analizador-seis.pdf");
});

test("the brochure of a model opens in another tab and says so", async ({ page }) => {
  await visit(page, model);
  const link = page.getByRole("link", {
    name: /^Descargar Brochure PDF · \d+\skB \(se abre en otra pestaña\)$/,
  });
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener");
  await expect(page.getByRole("link", { name: /^Descargar especificaciones/ })).not.toHaveAttribute("target");
});

test("a series, a supply line and a product without anything of its own offer their sheets too", async ({
  page,
}) => {
  for (const [path, href] of [
    ["/productos/dos-series/serie-ge", "/fichas/serie-ge.pdf"],
    ["/productos/utiles/mezclas", "/fichas/mezclas.pdf"],
    ["/productos/sin-escala/equipo-sin-imagen", "/fichas/equipo-sin-imagen.pdf"],
  ] as const) {
    await visit(page, path);
    await expect(page.getByRole("link", { name: /^Descargar especificaciones/ })).toHaveAttribute(
      "href",
      href,
    );
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the sheet of a product is there all the same", async ({ page }) => {
    await page.goto(product);
    await expect(page.getByRole("link", { name: /^Descargar especificaciones/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Añadir a la cotización/ })).toHaveCount(0);
  });
});

test("all actions of a product stand in the first view, large enough to touch", async ({ page }) => {
  for (const { width, height } of [
    { width: 1440, height: 900 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize({ width, height });
    await visit(page, model);
    const main = page.getByRole("main");
    for (const action of [
      main.getByRole("link", { name: "Solicitar más información" }).first(),
      main.getByRole("button", { name: /^Añadir a la cotización/ }).first(),
      main.getByRole("link", { name: /^Descargar especificaciones/ }),
      main.getByRole("link", { name: /^Descargar Brochure/ }),
      main.locator("label", { has: page.getByRole("checkbox", { name: "Comparar Ge Dos" }) }).first(),
    ]) {
      const box = await action.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }
  }
});

test("on a phone no download of a product runs off the screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, model);
  for (const link of await page.getByRole("link", { name: /^Descargar/ }).all()) {
    const box = await link.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});
