import type { Page } from "@playwright/test";
import { expect, navigate, test, visit } from "../../support/browser/page.ts";
import { fixture } from "../../support/fixture.ts";

const { pages } = fixture;

const openings = {
  "on a hard load": async (page: Page, path: string) => {
    const response = await visit(page, path);
    expect(response?.status()).toBe(404);
  },
  "inside the site": async (page: Page, path: string) => {
    const support = page.getByRole("heading", { level: 1, name: pages.support.title });
    if (page.url() === "about:blank") await visit(page, "/soporte");
    else await navigate(page, "/soporte");
    await expect(support).toBeVisible();
    await navigate(page, path);
    await expect(support).toHaveCount(0);
  },
};

for (const [how, open] of Object.entries(openings)) {
  test.describe(how, () => {
    // Ignores the 404 that the browser logs for the page or its data.
    test.afterEach(({ pageErrors }) => {
      expect(pageErrors.filter((line) => !line.includes("404 (Not Found)"))).toEqual([]);
      pageErrors.length = 0;
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

    test("an unknown category shows its id in capitals, and an unknown product shows a message", {
      tag: "@full",
    }, async ({ page }) => {
      const heading = page.getByRole("heading", { level: 1 });
      await open(page, "/productos/xyz");
      await expect(heading).toHaveText("XYZ");
      await expect(page.locator("main")).toContainText("Próximamente productos en esta categoría.");
      await expect(page).toHaveTitle(/XYZ/);
      await test.step("the alias of a category has its own title, with accents", async () => {
        await open(page, "/productos/optica");
        await expect(heading).toHaveText("ÓPTICA");
      });
      for (const path of [
        "/productos/xyz/abc",
        "/productos/dos-series/test-list",
        "/productos/utiles/nada",
        "/productos/rapidas/nada",
        "/productos/dos-series/serie-ge/ge-nueve",
        "/productos/dos-series/serie-efe/ge-tres",
        "/productos/a/b/c/d",
        "/productos/con-alias/analizador-siete",
      ]) {
        await test.step(path, async () => {
          await open(page, path);
          await expect(heading).toHaveText("Producto no encontrado");
          await expect(page).toHaveTitle(/Producto no encontrado/);
        });
      }
      await test.step("the breadcrumbs of a missing product show the names in the address", async () => {
        const trail = page.getByRole("navigation", { name: "Ruta de navegación" });
        await expect(trail.getByRole("listitem")).toHaveText([
          "Inicio",
          "Productos",
          "CON ALIAS",
          "ANALIZADOR-SIETE",
        ]);
        await page.getByRole("link", { name: "Ver Con alias" }).click();
        await expect(heading).toHaveText("CON ALIAS");
      });
    });
  });
}

test("when offline, a product page does not say that the product is missing", async ({
  page,
  context,
  pageErrors,
}) => {
  await visit(page, "/productos/con-alias/analizador-seis");
  await context.setOffline(true);
  await navigate(page, "/productos/con-alias/analizador-ocho");
  await expect(page.getByRole("heading", { name: "Sin conexión" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Analizador Ocho");
  pageErrors.length = 0;
});

test("Back to an address with a trailing slash still shows its page", { tag: "@full" }, async ({ page }) => {
  await visit(page, "/productos/abc");
  await page.evaluate(() => history.replaceState(history.state, "", "/productos/abc/"));
  await navigate(page, "/soporte");
  await expect(page).toHaveURL("/soporte");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ABC");
});
