import { table, threeAnalyzers } from "../../support/browser/comparing.ts";
import { settled } from "../../support/browser/faults.ts";
import { blankMap } from "../../support/browser/map.ts";
import { expect, navigate, test, visit } from "../../support/browser/page.ts";

const compareBox = { name: "Comparar", exact: false };

test.describe("storage denied", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException("blocked", "SecurityError");
          },
        });
      }
      Object.defineProperty(Document.prototype, "cookie", {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    });
  });

  test("without storage, a page change keeps the comparison and the theme", async ({ page }) => {
    await visit(page, "/productos/abc");
    await page.getByRole("checkbox", compareBox).first().check();
    await expect(page.getByRole("link", { name: "Comparación: 1" })).toBeVisible();
    await page.getByRole("radio", { name: "Oscuro" }).check();
    await navigate(page, "/soporte");
    await expect(page).toHaveTitle(/Soporte/);
    await expect(page.getByRole("link", { name: "Comparación: 1" })).toBeVisible();
    await expect(page.getByRole("radio", { name: "Oscuro" })).toBeChecked();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("ABC");
  });

  test("without storage, a page reloads at most once when its code fails to load", async ({
    page,
    pageErrors,
  }) => {
    let documents = 0;
    await visit(page, "/marcas");
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route("**/assets/support-*.js*", (route) => route.abort());
    await navigate(page, "/soporte");
    await expect(page.getByRole("alert")).toContainText("Hay una versión nueva de esta página");
    await settled(page);
    expect(documents).toBe(1);
    pageErrors.length = 0;
  });
});

const inEcuador = { locale: "es-EC", timezoneId: "America/Guayaquil" };

for (const [name, moment, locale, timezoneId] of [
  ["in 2050, in American English", "2050-02-28T23:59:59Z", "en-US", "Pacific/Kiritimati"],
  ["in 1999, in Arabic", "1999-12-31T23:59:59Z", "ar-EG", "America/Adak"],
] as const) {
  test.describe(`a browser ${name}`, () => {
    test.use({ locale, timezoneId });

    test("shows the same Spanish pages as a browser in Ecuador", async ({ page, browser }) => {
      const reference = await browser.newPage(inEcuador);
      for (const tab of [page, reference]) {
        await tab.emulateMedia({ reducedMotion: "reduce" });
        await tab.clock.setFixedTime(new Date(moment));
        await blankMap(tab);
      }
      for (const path of ["/", "/contacto", "/productos/abc/columna-media", threeAnalyzers]) {
        await visit(page, path);
        await expect(page.locator("html")).toHaveAttribute("lang", "es");
        await expect(page.locator("html")).toHaveCSS("direction", "ltr");
        await visit(reference, path);
        if (path === threeAnalyzers)
          for (const tab of [page, reference]) await expect(table(tab)).toBeVisible();
        for (const role of ["main", "contentinfo"] as const) {
          await expect(async () => {
            const expected = await reference.getByRole(role).ariaSnapshot();
            expect(await page.getByRole(role).ariaSnapshot(), path).toBe(expected);
          }).toPass();
        }
      }
      await reference.close();
    });
  });
}

test("two tabs share theme and lists", async ({ page, context }) => {
  await visit(page, "/productos/abc");
  const other = await context.newPage();
  await visit(other, "/soporte");
  await page.getByRole("checkbox", compareBox).first().check();
  await expect(other.getByRole("link", { name: "Comparación: 1" })).toBeVisible();
  await page
    .getByRole("button", { name: /cotización/i })
    .first()
    .click();
  await expect(other.getByRole("link", { name: "Lista de cotización: 1" })).toBeVisible();
  await other.getByRole("radio", { name: "Oscuro" }).check();
  await expect(page.getByRole("radio", { name: "Oscuro" })).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
