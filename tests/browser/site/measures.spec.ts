/** Positions and sizes that no other test checks. */
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test, visit } from "../../support/browser/page.ts";

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("the element is not drawn");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const cards = (page: Page) => page.getByRole("main").getByRole("article");

test("at 768 px a category starts with links to categories and has two columns of cards", {
  tag: "@full",
}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await visit(page, "/productos/abc");
  const chip = await boxOf(page.getByRole("navigation", { name: "Categorías" }).getByRole("link").first());
  expect(chip.bottom).toBeLessThan((await boxOf(title(page))).y);
  const [first, second, third] = await Promise.all([0, 1, 2].map((index) => boxOf(cards(page).nth(index))));
  expect(first?.y).toBe(second?.y);
  expect(first?.width).toBeGreaterThan(300);
  expect(third?.width).toBeGreaterThan(2 * (first?.width ?? 0));
  const email = await boxOf(page.getByRole("contentinfo").getByRole("link", { name: /@/ }));
  expect(email.height, "the e-mail address in one line").toBeLessThan(60);
});

test("at 1280 px, titles, lists and buttons are at their specified positions", { tag: "@full" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await test.step("in a window 640 px high, the first button of the home page is in view", async () => {
    await visit(page, "/");
    const button = await boxOf(page.getByRole("main").getByRole("link").first());
    expect(button.bottom).toBeLessThanOrEqual(640);
  });
  await test.step("the title is at the same height on all category pages", async () => {
    const tops: number[] = [];
    for (const id of ["abc", "con-alias", "dos-marcas"]) {
      await visit(page, `/productos/${id}`);
      tops.push((await boxOf(title(page))).y);
    }
    expect(new Set(tops).size).toBe(1);
  });
  await test.step("the results of the search are as wide as the page's content", async () => {
    await visit(page, "/buscar?q=analizador");
    const list = await boxOf(page.getByRole("main").getByRole("list").last());
    expect(Math.round(list.width)).toBe(1280 - 2 * Math.round(1280 * 0.0555));
  });
  await test.step("at least 80 px of the third brand are in view, to show that more follow", async () => {
    await visit(page, "/marcas");
    const third = await boxOf(page.getByRole("main").getByRole("heading", { level: 3 }).nth(2));
    expect(1280 - third.x).toBeGreaterThan(80);
  });
  await test.step("a link in the last line of the footer aligns with a column of links above", async () => {
    const footer = page.getByRole("contentinfo");
    const links = await boxOf(footer.getByRole("link", { name: "Soporte Técnico" }));
    expect((await boxOf(footer.getByRole("link", { name: "Pruebas", exact: true }))).x).toBeCloseTo(
      links.x,
      0,
    );
  });
});

test("at 360 px, numbers of a ruler do not touch, and related fields share a line", { tag: "@full" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await test.step("the numbers under a category's ruler do not touch; wide screens show all", async () => {
    await visit(page, "/productos/dos-marcas");
    const axis = page
      .locator("main [aria-hidden]", { hasText: /^02004006008001\.0001\.2001\.4001\.600$/ })
      .first();
    const count = async () => {
      const numbers = await axis.locator("span").evaluateAll((all) =>
        all
          .filter((number) => number.textContent && number.checkVisibility({ visibilityProperty: true }))
          .map((number) => {
            const range = document.createRange();
            range.selectNodeContents(number);
            const { left, right } = range.getBoundingClientRect();
            return { left, right };
          }),
      );
      for (const [index, number] of numbers.slice(1).entries())
        expect(number.left).toBeGreaterThan(numbers[index]?.right ?? 0);
      return numbers.length;
    };
    expect(await count()).toBe(5);
    await page.setViewportSize({ width: 1280, height: 740 });
    expect(await count()).toBe(9);
    await page.setViewportSize({ width: 360, height: 740 });
  });
  await test.step("the fields for hours and margin share a line, and the chosen area is in view", async () => {
    await visit(page, "/elegir?area=menu-o-catalogo&carga=90&horas=8&margen=20");
    const [hours, margin] = await Promise.all(
      ["Jornada", "Margen"].map((name) => boxOf(page.getByLabel(name, { exact: true }))),
    );
    expect(hours?.y).toBe(margin?.y);
    await expect(page.getByRole("main").getByRole("radio", { checked: true })).toBeInViewport({ ratio: 1 });
  });
});

test("at 1024 px contact reasons share a line; at 768 px a quantity field fits its column", {
  tag: "@full",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await visit(page, "/contacto");
  const countLines = async (texts: string[]) =>
    new Set(
      await Promise.all(texts.map(async (text) => (await boxOf(page.getByText(text, { exact: true }))).y)),
    ).size;
  expect(
    await countLines([
      "Equipos, reactivos o insumos.",
      "Un equipo detenido o una alarma.",
      "Demostraciones, capacitación o colaboración.",
    ]),
  ).toBe(1);
  await page.setViewportSize({ width: 768, height: 1024 });
  await visit(page, "/productos/utiles/recipientes");
  const main = page.getByRole("main");
  const add = main.getByRole("button", { name: /^Añadir/ }).first();
  const { right } = await boxOf(add);
  await add.click();
  const more = main.getByRole("button", { name: /^Una unidad más/ });
  await expect(more).toBeVisible();
  expect((await boxOf(more)).right).toBeLessThanOrEqual(right);
});

test("a supply page has a low hero, its tubes in order of draw, and rows of 88 px", {
  tag: "@full",
}, async ({ page }) => {
  await visit(page, "/productos/utiles/recipientes");
  const hero = page.getByRole("main").locator("section").first();
  const tubes = page.getByRole("list", { name: "Tubos en orden de extracción" }).getByRole("link");
  await expect(tubes).toHaveText([
    /^1.*celeste$/i,
    /^2.*amarilla$/i,
    /^3.*verde$/i,
    /^4.*lila$/i,
    /^5.*gris$/i,
  ]);
  for (const width of [360, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const { bottom, height } = await boxOf(hero);
    for (const part of await hero.locator("h1, p, a:visible").all())
      expect((await boxOf(part)).bottom, `${await part.textContent()} at ${width} px`).toBeLessThanOrEqual(
        bottom,
      );
    expect(height, `at ${width} px`).toBeLessThanOrEqual(280);
    if (width < 1280) continue;
    const heights = await cards(page).evaluateAll((rows) =>
      rows.map((row) => row.getBoundingClientRect().height),
    );
    expect(new Set(heights), `at ${width} px`).toEqual(new Set([88]));
  }
  await tubes.nth(3).click();
  await expect(page).toHaveURL(/#tubo-de-tapa-lila$/);
  await expect(page.locator("#tubo-de-tapa-lila")).toBeInViewport();
});

test("the e-mail address of the office fits on one line, on small phones too", { tag: "@full" }, async ({
  page,
}) => {
  await visit(page, "/contacto");
  const email = page.getByRole("main").getByRole("definition").getByRole("link", { name: /@/ });
  await email.evaluate((link) => {
    link.replaceChildren("ventas", document.createElement("wbr"), "@ceibodiagnostica.example");
  });
  for (const width of [360, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await email.evaluate((link) => new Set([...link.getClientRects()].map(({ y }) => y)).size);
    expect(lines, `at ${width} px`).toBe(1);
  }
});

test("in low windows the menu is readable over a white picture; its shade ends above the title", {
  tag: "@full",
}, async ({ page }) => {
  await visit(page, "/");
  const word = page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Inicio" });
  const scene = page.getByRole("main").getByRole("figure").first();
  await scene.evaluate((picture) => {
    picture.replaceChildren();
    picture.style.background = "#fff";
  });
  for (const [width, height] of [
    [1920, 900],
    [1366, 650],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { x, y, height: lineHeight } = await boxOf(word);
    // Captures a strip 4 × 24 px at the start of the word.
    const shot = await page.screenshot({
      clip: { x: x + 2, y: y + lineHeight / 2 - 12, width: 4, height: 24 },
    });
    const { channels } = await sharp(shot).stats();
    const [red = 1, green = 1, blue = 1] = channels.map(({ max }) => linear(max / 255));
    const contrast = 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
    expect(contrast, `${width} × ${height}`).toBeGreaterThan(4.5);
    const scrimHeight = await page
      .getByRole("banner")
      .evaluate((bar) => Number.parseFloat(getComputedStyle(bar, "::before").height));
    const titleTop = await title(page).evaluate((heading) => {
      const { paddingTop } = getComputedStyle(heading);
      return heading.getBoundingClientRect().top + Number.parseFloat(paddingTop);
    });
    expect(scrimHeight).toBeLessThan(titleTop);
  }
});

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

test("a section with two related products is as wide as the two cards", { tag: "@full" }, async ({
  page,
}) => {
  await visit(page, "/productos/dos-marcas/medidor-uno");
  const [first, second] = await Promise.all([0, 1].map((index) => boxOf(cards(page).nth(index))));
  const section = await boxOf(page.locator("section", { has: page.locator("#relacionados") }));
  expect(first?.y).toBe(second?.y);
  expect(second?.right).toBeGreaterThan(section.right - 120);
});
