import type { Page } from "@playwright/test";
import { fixture } from "../../support/fixture.ts";
import { expect, test, visit } from "../../support/page.ts";
import { bringTopTo, opacity } from "../../support/scrolling.ts";

const sections = [
  ["values", "Nuestros Valores Clave"],
  ["history", "Nuestra Historia"],
  ["faq", "Preguntas Frecuentes"],
] as const;

const title = (page: Page, name: string) => page.getByRole("heading", { name, level: 2 });
const events = (page: Page) => page.getByRole("region", { name: "Nuestra Historia" }).getByRole("listitem");

for (const [id, name] of sections) {
  test(`/sobre-nosotros#${id} leads to ${name}, which then shows`, async ({ page }) => {
    await visit(page, `/sobre-nosotros#${id}`);
    await expect(page.getByRole("region", { name })).toHaveAttribute("id", id);
    await expect(title(page, name)).toBeInViewport();
    await expect.poll(() => opacity(title(page, name))).toBe(1);
  });

  test(`${name} shows when its top has passed 75 % of the view, not before`, async ({ page }) => {
    await visit(page, "/sobre-nosotros");
    const content = page.locator(`#${id} [data-reveal]`);
    expect(await opacity(title(page, name))).toBe(0);
    await bringTopTo(content, 0.76 * 900);
    expect(await opacity(title(page, name))).toBe(0);
    await bringTopTo(content, 0.74 * 900);
    await expect.poll(() => opacity(title(page, name))).toBe(1);

    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    expect(await opacity(title(page, name))).toBe(1);
  });
}

test("with reduced motion no section about the company is ever hidden", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/sobre-nosotros");
  for (const [, name] of sections) expect(await opacity(title(page, name))).toBe(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("no section about the company is ever hidden, and its questions open", async ({ page }) => {
    await page.goto("/sobre-nosotros");
    for (const [, name] of sections) expect(await opacity(title(page, name))).toBe(1);
    const questions = page.getByRole("region", { name: "Preguntas Frecuentes" }).locator("details");
    await questions.nth(2).locator("summary").click();
    await expect(questions.nth(2)).toHaveAttribute("open");
  });
});

test("the page about the company says 2020, more than five years, more than ten brands and 24/7", async ({
  page,
}) => {
  await visit(page, "/sobre-nosotros");
  const main = page.getByRole("main");
  await expect(main).toContainText("Desde 2020");
  await expect(main).toContainText("más de 5 años");
  await expect(main).toContainText("más de 10 marcas internacionales");
  await expect(main).toContainText("24/7");
});

test("the company has three values", async ({ page }) => {
  await visit(page, "/sobre-nosotros");
  const values = page.getByRole("region", { name: "Nuestros Valores Clave" });
  await expect(values.getByRole("heading", { level: 3 })).toHaveText([
    "Excelencia",
    "Compromiso",
    "Innovación",
  ]);
});

test("the history of the company has three events, and a year is as long as any other", async ({ page }) => {
  await visit(page, "/sobre-nosotros");
  await expect(events(page)).toHaveText([/2020.*Fundación/, /2022.*Expansión/, /2025.*Consolidación/]);
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

test("of four questions about the company one is open at a time, and all may be closed", async ({ page }) => {
  await visit(page, "/sobre-nosotros#faq");
  const questions = page.getByRole("region", { name: "Preguntas Frecuentes" }).locator("details");
  const open = () => questions.evaluateAll((nodes) => nodes.map((node) => node.hasAttribute("open")));
  await expect(questions).toHaveCount(4);
  await expect.poll(open).toEqual([true, false, false, false]);
  await questions.nth(2).locator("summary").click();
  await expect.poll(open).toEqual([false, false, true, false]);
  await questions.nth(3).locator("summary").press("Enter");
  await expect.poll(open).toEqual([false, false, false, true]);
  await questions.nth(3).locator("summary").click();
  await expect.poll(open).toEqual([false, false, false, false]);
});

test("the closing call of the page about the company leads to the contact page", async ({ page }) => {
  await visit(page, "/sobre-nosotros");
  await page
    .getByRole("region", { name: fixture.pages.about.cta.title })
    .getByRole("link", { name: "Contáctenos hoy" })
    .click();
  await expect(page).toHaveURL("/contacto");
});
