import { expect, test, visit } from "../../support/page.ts";

const entries = [
  ["Inicio", "/"],
  ["Productos", "/productos"],
  ["Soporte Técnico", "/soporte"],
  ["Clientes", "/clientes"],
  ["Marcas", "/marcas"],
  ["Contacto", "/contacto"],
  ["Sobre Nosotros", "/sobre-nosotros"],
] as const;

test("the bar has the seven entries and marks the current one", async ({ page }) => {
  for (const [label, path] of entries) {
    await visit(page, path);
    const nav = page.getByRole("navigation", { name: "Principal" });
    for (const [name, to] of entries) {
      await expect(nav.getByRole("link", { name, exact: true })).toHaveAttribute("href", to);
    }
    await expect(nav.locator("[aria-current='page']")).toHaveText(label);
  }
});

test("a product marks Productos, though it is not that page", async ({ page }) => {
  await visit(page, "/productos/hplc/lifotronic-h8");
  const link = page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Productos" });
  await expect(link).toHaveAttribute("data-active", "true");
  await expect(link).not.toHaveAttribute("aria-current");
});

test("on the home page the bar is transparent until 30 px of scroll", async ({ page }) => {
  await visit(page, "/");
  const bar = page.locator("header");
  const background = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(background).toBe("rgba(0, 0, 0, 0)");
  await page.evaluate(() => window.scrollTo({ top: 30, behavior: "instant" }));
  await page.waitForTimeout(300);
  expect(await background()).toBe("rgba(0, 0, 0, 0)");
  await page.evaluate(() => window.scrollTo({ top: 31, behavior: "instant" }));
  await expect.poll(background).toBe("rgb(255, 255, 255)");
  expect(await bar.evaluate((element) => getComputedStyle(element).boxShadow)).not.toBe("none");
});

test("on other pages the bar is always solid", async ({ page }) => {
  await visit(page, "/marcas");
  await expect(page.locator("header")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});

test("the footer has what the company promises", async ({ page }) => {
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
  await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1);
  await expect(footer.locator('a[href^="tel:"]')).toHaveCount(1);
  await expect(footer).toContainText("Guayaquil");
});

test("WhatsApp opens a chat with the greeting", async ({ page }) => {
  await visit(page, "/productos/hplc");
  const href = await page
    .getByRole("link", { name: /Escribir por WhatsApp/ })
    .last()
    .getAttribute("href");
  const url = new URL(href ?? "");
  expect(url.host).toBe("wa.me");
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
