import type { Page } from "@playwright/test";
import { expect, navigate, test, visit } from "../../support/page.ts";

/** Brings the page to an address on a hard load, or from inside the site. */
const ways = {
  "on a hard load": async (page: Page, path: string) => {
    const response = await visit(page, path);
    expect(response?.status()).toBe(404);
  },
  "inside the site": async (page: Page, path: string) => {
    await visit(page, "/soporte");
    await navigate(page, path);
  },
};

for (const [way, open] of Object.entries(ways)) {
  test.describe(way, () => {
    // The browser reports the 404 of the page or of its data; nothing else may go wrong.
    test.afterEach(({ troubles }) => {
      expect(troubles.filter((line) => !line.includes("404 (Not Found)"))).toEqual([]);
      troubles.length = 0;
    });

    test("an unknown path shows the 404 page and logs the path", async ({ page }) => {
      const logged: string[] = [];
      page.on("console", (message) => logged.push(message.text()));
      await open(page, "/no/existe");
      await expect(page.getByRole("heading", { name: "404", level: 1 })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Página no encontrada" })).toBeVisible();
      await expect(page.locator("main")).toContainText("no existe o fue movida");
      await expect(page).toHaveTitle(/Página no encontrada/);
      expect(logged.some((line) => line.includes("/no/existe"))).toBe(true);
      await page.getByRole("link", { name: "Volver al inicio" }).click();
      await expect(page).toHaveURL("/");
    });

    test("an unknown category shows its id in capitals and the empty message", async ({ page }) => {
      await open(page, "/productos/xyz");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("XYZ");
      await expect(page.locator("main")).toContainText("Próximamente productos en esta categoría.");
      await expect(page).toHaveTitle(/XYZ/);
    });

    test("the label map knows inmunoquimica", async ({ page }) => {
      await open(page, "/productos/inmunoquimica");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("INMUNOQUÍMICA");
    });

    for (const path of [
      "/productos/inmunologia/maglumi-x7",
      "/productos/xyz/abc",
      "/productos/hematologia/test-list",
      "/productos/insumos/nada",
      "/productos/serologia/nada",
      "/productos/hematologia/maccura-f8-series/f999",
      "/productos/hematologia/maccura-f5-series/f880",
      "/productos/a/b/c/d",
    ]) {
      test(`${path} shows that there is no such product`, async ({ page }) => {
        await open(page, path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Producto no encontrado");
        await expect(page).toHaveTitle(/Producto no encontrado/);
      });
    }

    test("the breadcrumb reads the ids from the address", async ({ page }) => {
      await open(page, "/productos/inmunologia/maglumi-x7");
      const trail = page.getByRole("navigation", { name: "Ruta de navegación" });
      await expect(trail.getByRole("listitem")).toHaveText([
        "Inicio",
        "Productos",
        "INMUNOLOGÍA",
        "MAGLUMI-X7",
      ]);
      await page.getByRole("link", { name: "Ver Inmunología" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("INMUNOLOGÍA");
    });
  });
}

test("a lost connection is not a missing product", async ({ page, context, troubles }) => {
  await visit(page, "/productos/inmunologia/maglumi-x6");
  await context.setOffline(true);
  await navigate(page, "/productos/inmunologia/maglumi-x8");
  await expect(page.getByRole("heading", { name: "Sin conexión" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("MAGLUMI X8");
  troubles.length = 0;
});

test("a trailing slash and then Back still finds the page", async ({ page }) => {
  await visit(page, "/productos/hplc");
  await page.evaluate(() => history.replaceState(history.state, "", "/productos/hplc/"));
  await navigate(page, "/soporte");
  await expect(page).toHaveURL("/soporte");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("HPLC");
});
