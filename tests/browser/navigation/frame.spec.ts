import { expect, test, visit } from "../../support/browser/page.ts";

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

test("the year in the footer is that of the visitor's clock", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-03-01T12:00:00-05:00"));
  await visit(page, "/marcas");
  await expect(page.locator("footer")).toContainText("© 2031");
});

test("on other pages than the home page the bar is always solid; the chosen theme holds, without a flash, on the next page and the next visit", async ({
  page,
}) => {
  await visit(page, "/marcas");
  await expect(page.locator("header")).toHaveCSS("background-color", "rgb(255, 255, 255)");
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
