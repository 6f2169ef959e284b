import type { Page } from "@playwright/test";
import { expect, test, visit } from "../../support/browser/page.ts";
import { opacity, scrollTopTo } from "../../support/browser/scrolling.ts";

test.use({ reducedMotion: "no-preference" });

const sections = [
  ["values", "Nuestros Valores Clave"],
  ["history", "Nuestra Historia"],
  ["faq", "Preguntas Frecuentes"],
] as const;

const title = (page: Page, name: string) => page.getByRole("heading", { name, level: 2 });
const events = (page: Page) => page.getByRole("region", { name: "Nuestra Historia" }).getByRole("listitem");

test("the address of a section of /sobre-nosotros scrolls to the section and shows it", async ({ page }) => {
  for (const [id, name] of sections) {
    await test.step(`/sobre-nosotros#${id} scrolls to ${name}`, async () => {
      // If only the fragment changed, the browser would not load the page again.
      await page.goto("about:blank");
      await visit(page, `/sobre-nosotros#${id}`);
      await expect(title(page, name)).toBeInViewport();
      await expect.poll(() => opacity(title(page, name))).toBe(1);
    });
  }
});

test("a section of /sobre-nosotros appears when its top enters the upper 75 % of the view", async ({
  page,
}) => {
  await visit(page, "/sobre-nosotros");
  for (const [id, name] of sections) {
    await test.step(name, async () => {
      const content = page.locator(`#${id} [data-reveal]`);
      expect(await opacity(title(page, name))).toBe(0);
      await scrollTopTo(content, 0.76 * 900);
      expect(await opacity(title(page, name))).toBe(0);
      await scrollTopTo(content, 0.74 * 900);
      await expect.poll(() => opacity(title(page, name))).toBe(1);

      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      expect(await opacity(title(page, name))).toBe(1);
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all sections of /sobre-nosotros are visible, and the questions open", { tag: "@full" }, async ({
    page,
  }) => {
    await page.goto("/sobre-nosotros");
    for (const [, name] of sections) expect(await opacity(title(page, name))).toBe(1);
    const questions = page.getByRole("region", { name: "Preguntas Frecuentes" }).locator("details");
    await questions.nth(2).locator("summary").click();
    await expect(questions.nth(2)).toHaveAttribute("open");
  });
});

test("the distances between events in the company's timeline are proportional to the years", {
  tag: "@full",
}, async ({ page }) => {
  await visit(page, "/sobre-nosotros");
  const places = (side: "left" | "top") =>
    events(page).evaluateAll(
      (nodes, edge) => nodes.map((node) => Math.round(node.getBoundingClientRect()[edge])),
      side,
    );
  const share = ([first = 0, second = 0, third = 0]: number[]) => (second - first) / (third - first);
  expect(share(await places("left"))).toBeCloseTo(2 / 5, 2);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(share(await places("top"))).toBeCloseTo(2 / 5, 2);
});

test("opening a question of /sobre-nosotros closes the open one; all can be closed", {
  tag: "@full",
}, async ({ page }) => {
  await visit(page, "/sobre-nosotros#faq");
  const questions = page.getByRole("region", { name: "Preguntas Frecuentes" }).locator("details");
  const open = () => questions.evaluateAll((nodes) => nodes.map((node) => node.hasAttribute("open")));
  await expect.poll(open).toEqual([true, false, false, false]);
  await questions.nth(2).locator("summary").click();
  await expect.poll(open).toEqual([false, false, true, false]);
  await questions.nth(3).locator("summary").press("Enter");
  await expect.poll(open).toEqual([false, false, false, true]);
  await questions.nth(3).locator("summary").click();
  await expect.poll(open).toEqual([false, false, false, false]);
});
