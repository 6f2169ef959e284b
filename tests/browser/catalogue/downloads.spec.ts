import { expect, test, visit } from "../../support/browser/page.ts";

const model = "/productos/dos-series/serie-ge/ge-dos";

test("the data sheet of a product can be reached by keyboard", async ({ page }) => {
  await visit(page, "/productos/con-alias/analizador-seis");
  const link = page.getByRole("link", { name: /^Descargar especificaciones PDF · \d+\skB$/ });
  await page.getByRole("link", { name: "Solicitar más información" }).first().focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /^Añadir a la cotización/ }).first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute("href", "/fichas/analizador-seis.pdf");
});

test("on a computer, a product's actions are in the first view and at least 44 px high", {
  tag: "@full",
}, async ({ page }) => {
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
  await test.step("on a phone the downloads fit 320 px, and are at least 44 px high", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const links = page.getByRole("link", { name: /^Descargar/ });
    await expect(links).not.toHaveCount(0);
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  });
});
