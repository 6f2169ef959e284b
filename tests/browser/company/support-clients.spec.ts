import { fixture } from "../../support/fixture.ts";
import { expect, test, visit } from "../../support/page.ts";

const { company, coverage, pages } = fixture;

test.describe("technical support", () => {
  test("the support page has six services", async ({ page }) => {
    await visit(page, "/soporte");
    const services = page.getByRole("region", { name: pages.support.services.title });
    await expect(services.getByRole("heading", { level: 3 })).toHaveText([
      "Mantenimiento preventivo",
      "Reparación y soporte",
      "Calibración",
      "Capacitación técnica",
      "Asesoría en implementación",
      "Soporte remoto",
    ]);
  });

  test("the support page gives reasons to choose it", async ({ page }) => {
    await visit(page, "/soporte");
    const reasons = page.getByRole("region", { name: pages.support.reasons.title });
    expect(await reasons.getByRole("listitem").count()).toBeGreaterThanOrEqual(3);
  });

  test("the support page has five questions, one open at a time, with the company's terms in the answers", async ({
    page,
  }) => {
    await visit(page, "/soporte");
    const faq = page.getByRole("region", { name: "Preguntas Frecuentes" });
    const questions = faq.locator("details");
    await expect(questions).toHaveCount(5);
    await expect(faq).toContainText("48 horas laborables");
    await expect(faq).toContainText("máximo de 24 horas");
    await expect(faq).toContainText(/garantía, el soporte técnico no tiene costo/);
    await expect(faq).toContainText("capacitación completa");
    await questions.nth(4).locator("summary").click();
    await expect(faq.locator("details[open]")).toHaveCount(1);
    await expect(questions.nth(4)).toHaveAttribute("open");
    await questions.nth(4).locator("summary").click();
    await expect(faq.locator("details[open]")).toHaveCount(0);
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
    await expect(link).toHaveAttribute("href", company.supportRequestSite);
    const opened = context.waitForEvent("page");
    await link.click();
    const tab = await opened;
    await expect(tab.getByRole("heading", { name: "Solicitudes" })).toBeVisible();
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL("/soporte");
  });

  test("WhatsApp on the support page opens a chat with the greeting", async ({ page }) => {
    await visit(page, "/soporte");
    const links = page.getByRole("main").getByRole("link", { name: /WhatsApp/ });
    for (const link of await links.all()) {
      const url = new URL((await link.getAttribute("href")) ?? "");
      expect(url.host).toBe("wa.me");
      expect(url.searchParams.get("text")).toBe("Hola, quisiera más información");
      await expect(link).toHaveAttribute("target", "_blank");
    }
    expect(await links.count()).toBeGreaterThan(0);
  });
});

test.describe("clients", () => {
  test("the clients page says that the presence is national, with its provinces by name", async ({
    page,
  }) => {
    await visit(page, "/clientes");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Presencia nacional");
    const provinces = page.getByRole("list", { name: "Provincias atendidas" }).getByRole("listitem");
    await expect(provinces).toHaveCount(coverage.provinces.length);
    for (const { name } of coverage.provinces) {
      await expect(provinces.filter({ hasText: name })).toHaveCount(1);
    }
    await expect(provinces.filter({ hasText: "sede, en Quito" })).toContainText("Pichincha");
    await expect(page.getByRole("img", { name: /Mapa del Ecuador/ })).toHaveAccessibleName(/Pichincha/);
  });

  test("the provinces can be read on a small screen too", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, "/clientes");
    const list = page.getByRole("list", { name: "Provincias atendidas" });
    await list.scrollIntoViewIfNeeded();
    expect((await list.boundingBox())?.height).toBeGreaterThan(100);
    await expect(list.getByText("Esmeraldas")).toBeVisible();
  });

  test("the main clients are the health ministry and the social security institute", async ({ page }) => {
    await visit(page, "/clientes");
    const main = page.getByRole("region", { name: pages.clients.main.title });
    await expect(main.getByRole("listitem")).toHaveText([
      /Ministerio de Salud Pública.*Entidad de gobierno/,
      /Instituto Ecuatoriano de Seguridad Social.*Seguridad social/,
    ]);
  });

  test("the clients page has three kinds of private clients and three testimonials", async ({ page }) => {
    await visit(page, "/clientes");
    const sector = page.getByRole("region", { name: "Sector privado" });
    await expect(sector.getByRole("heading", { level: 3 })).toHaveText([
      "Clínicas",
      "Laboratorios clínicos",
      "Hospitales",
    ]);
    const testimonials = page.getByRole("region", { name: pages.clients.testimonials.title });
    await expect(testimonials.getByRole("figure")).toHaveCount(3);
    for (const [index, { role }] of pages.clients.testimonials.items.entries()) {
      await expect(testimonials.getByRole("figure").nth(index)).toContainText(role);
    }
  });

  test("the clients page leads to the contact page", async ({ page }) => {
    await visit(page, "/clientes");
    const call = page.getByRole("region", { name: pages.clients.cta.title });
    await call.getByRole("link", { name: "Contáctenos hoy" }).click();
    await expect(page).toHaveURL("/contacto");
  });
});
