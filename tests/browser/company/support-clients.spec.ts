import { expect, test, visit } from "../../support/browser/page.ts";
import { fixture } from "../../support/fixture.ts";

const { company } = fixture;

test.describe("technical support", () => {
  test("on a phone the first view of the support page has a link to call", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, "/soporte");
    const call = page.getByRole("main").getByRole("link", { name: `Llamar al ${company.phone.display}` });
    await expect(call).toHaveAttribute("href", `tel:${company.phone.dial}`);
    await expect(call).toBeInViewport({ ratio: 1 });
    expect((await call.boundingBox())?.height, "one line").toBe(52);
  });

  test("Crear solicitud opens the request site in a new tab, and the page stays", async ({
    page,
    context,
  }) => {
    await context.route(`${new URL(company.supportRequestSite).origin}/**`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>Solicitudes</h1>" }),
    );
    await visit(page, "/soporte");
    const link = page.getByRole("link", { name: "Crear solicitud" }).first();
    const opened = context.waitForEvent("page");
    await link.click();
    const tab = await opened;
    await expect(tab.getByRole("heading", { name: "Solicitudes" })).toBeVisible();
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL("/soporte");
  });
});

test.describe("clients", () => {
  test("on a phone the list of provinces is readable", { tag: "@full" }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, "/clientes");
    const list = page.getByRole("list", { name: "Provincias atendidas" });
    await list.scrollIntoViewIfNeeded();
    expect((await list.boundingBox())?.height).toBeGreaterThan(100);
    await expect(list.getByText("Esmeraldas")).toBeVisible();
  });
});
