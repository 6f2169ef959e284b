import { fixture } from "../../support/fixture.ts";
import { expect, test, visit } from "../../support/page.ts";

const { company } = fixture;
const entries = [
  ["Inicio", "/"],
  ["Productos", "/productos"],
  ["Soporte Técnico", "/soporte"],
  ["Clientes", "/clientes"],
  ["Marcas", "/marcas"],
  ["Contacto", "/contacto"],
  ["Sobre Nosotros", "/sobre-nosotros"],
] as const;

test("the bar at the top has seven entries and marks the one of the open page", async ({ page }) => {
  for (const [label, path] of entries) {
    await visit(page, path);
    const nav = page.getByRole("navigation", { name: "Principal" });
    for (const [name, to] of entries) {
      await expect(nav.getByRole("link", { name, exact: true })).toHaveAttribute("href", to);
    }
    await expect(nav.locator("[aria-current='page']")).toHaveText(label);
  }
});

test("on a product's page the bar marks Productos, though it is not that page", async ({ page }) => {
  await visit(page, "/productos/abc/columna-media");
  const link = page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Productos" });
  await expect(link).toHaveAttribute("data-active", "true");
  await expect(link).not.toHaveAttribute("aria-current");
});

test("on the home page the bar is transparent until 30 px of scroll", async ({ page }) => {
  await visit(page, "/");
  const bar = page.locator("header");
  const background = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  const scrollTo = (top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
  await expect.poll(background).toBe("rgba(0, 0, 0, 0)");
  await scrollTo(31);
  await expect.poll(background).toBe("rgb(255, 255, 255)");
  expect(await bar.evaluate((element) => getComputedStyle(element).boxShadow)).not.toBe("none");
  await scrollTo(30);
  await expect.poll(background).toBe("rgba(0, 0, 0, 0)");
});

test("on other pages than the home page the bar is always solid", async ({ page }) => {
  await visit(page, "/marcas");
  await expect(page.locator("header")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});

test("the footer has the certificate, the year, social pages, quick links and ways to reach the office", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2031-03-01T12:00:00-05:00"));
  await visit(page, "/marcas");
  const footer = page.locator("footer");
  await expect(footer).toContainText("ISO 9001");
  await expect(footer).toContainText("© 2031");
  for (const name of ["Facebook", "Instagram", "LinkedIn"]) {
    await expect(footer.getByRole("link", { name })).toHaveAttribute("target", "_blank");
  }
  for (const path of ["/soporte", "/clientes", "/marcas", "/contacto", "/sobre-nosotros"]) {
    await expect(footer.locator(`a[href="${path}"]`)).toHaveCount(1);
  }
  await expect(footer.getByRole("link", { name: company.email })).toHaveAttribute(
    "href",
    `mailto:${company.email}`,
  );
  await expect(footer.getByRole("link", { name: company.phone.display })).toHaveAttribute(
    "href",
    `tel:${company.phone.dial}`,
  );
  await expect(footer).toContainText(`${company.address.street}, ${company.address.city}`);
});

test("the WhatsApp button of every page opens a chat with the greeting", async ({ page }) => {
  await visit(page, "/productos/abc");
  const href = await page
    .getByRole("link", { name: /Escribir por WhatsApp/ })
    .last()
    .getAttribute("href");
  const url = new URL(href ?? "");
  expect(url.host + url.pathname).toBe(`wa.me/${company.whatsapp.dial.slice(1)}`);
  expect(url.searchParams.get("text")).toBe("Hola, quisiera más información");
});

test("the chosen theme holds, without a flash, on the next page and the next visit", async ({ page }) => {
  await visit(page, "/marcas");
  await page.getByRole("radio", { name: "Oscuro" }).check();
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await paper()).toBe("rgb(7, 22, 31)");
  // Scripts that are still on their way: the theme does not wait for them.
  await page.route("**/assets/*.js", () => {});
  await page.goto("/soporte");
  expect(await paper()).toBe("rgb(7, 22, 31)");
  await page.unroute("**/assets/*.js");
  await visit(page, "/soporte");
  await expect(page.getByRole("radio", { name: "Oscuro" })).toBeChecked();
  await page.getByRole("radio", { name: "Sistema" }).check();
  expect(await paper()).toBe("rgb(255, 255, 255)");
});

test("the theme follows the system unless chosen, and works where storage is blocked", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await page.emulateMedia({ colorScheme: "dark" });
  await visit(page, "/marcas");
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await paper()).toBe("rgb(7, 22, 31)");
  await page.getByRole("radio", { name: "Claro" }).check();
  expect(await paper()).toBe("rgb(255, 255, 255)");
});
