import type { Page } from "@playwright/test";
import { blankMap } from "../../support/browser/map.ts";
import { expect, test, visit } from "../../support/browser/page.ts";

test("on the home page, the bar at the top is transparent until the page scrolls past 30 px", {
  tag: "@full",
}, async ({ page }) => {
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

test("the theme follows the system until the visitor chooses a theme, and loads without a flash", async ({
  page,
}) => {
  const [night, day] = ["rgb(7, 22, 31)", "rgb(255, 255, 255)"];
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const theme = (name: string) => page.getByRole("radio", { name });
  await page.clock.setFixedTime(new Date("2031-03-01T12:00:00-05:00"));
  await page.emulateMedia({ colorScheme: "dark" });
  await visit(page, "/marcas");
  await expect.poll(background).toBe(night);
  await theme("Claro").check();
  await expect.poll(background).toBe(day);
  await expect(page.locator("header"), "only the home page has a transparent bar").toHaveCSS(
    "background-color",
    day,
  );
  await expect(page.locator("footer"), "the year of the clock").toContainText("© 2031");
  await theme("Oscuro").check();
  await page.emulateMedia({ colorScheme: "light" });
  // The scripts never arrive, because the theme must not wait for them.
  await page.route("**/assets/*.js", () => {});
  await page.goto("/soporte");
  expect(await background()).toBe(night);
  await page.unroute("**/assets/*.js");
  await visit(page, "/soporte");
  await expect(theme("Oscuro")).toBeChecked();
  await theme("Sistema").check();
  await expect.poll(background).toBe(day);
});

test("on a phone, the WhatsApp button stays at the bottom right and covers no words", {
  tag: "@full",
}, async ({ page }) => {
  await blankMap(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 360, height: 740 });
  const places = new Set<number>();
  for (const path of [
    "/",
    "/soporte",
    "/contacto",
    "/clientes",
    "/productos/utiles/recipientes",
    "/privacidad",
  ]) {
    await visit(page, path);
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      await page.evaluate((to) => {
        scrollTo({ top: to * (document.documentElement.scrollHeight - innerHeight), behavior: "instant" });
      }, share);
      await expect.poll(() => coveredWords(page), `${path} at ${share}`).toEqual([]);
      const box = await page.locator("body > aside a").boundingBox();
      expect(box, `${path} at ${share}`).toMatchObject({ y: 740 - 24 - 48, height: 48 });
      places.add(box?.x ?? 0);
    }
  }
  expect(places, "the button was seen both unfolded and folded").toEqual(new Set([360 - 16 - 48, 360 - 20]));
});

function coveredWords(page: Page): Promise<string[]> {
  return page.locator("body > aside a").evaluate((button) => {
    const place = button.getBoundingClientRect();
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const isCovered = [...range.getClientRects()].some(
        (rect) =>
          // Skips words at most 1 px wide, such as words only for screen readers.
          rect.width > 1 &&
          rect.left < place.right &&
          rect.right > place.left &&
          rect.top < place.bottom &&
          rect.bottom > place.top,
      );
      if (isCovered) words.push(node.textContent ?? "");
    }
    return words;
  });
}
