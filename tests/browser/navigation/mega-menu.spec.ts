import type { Page } from "@playwright/test";
import { expect, test, visit } from "../../support/browser/page.ts";
import { stopTime } from "../../support/browser/time.ts";

test.use({ reducedMotion: "no-preference" });

const panel = (page: Page) => page.locator("#menu-productos");
const trigger = (page: Page) =>
  page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Productos", exact: true });
const toggle = (page: Page) => page.locator("[aria-controls='menu-productos']");

async function expectOpen(page: Page, open: boolean) {
  await expect(panel(page)).toBeVisible({ visible: open });
  await expect(toggle(page)).toHaveAttribute("aria-expanded", String(open));
  await expect(page.locator("body.menu-open")).toHaveCount(open ? 1 : 0);
}

test("hovering Productos opens the product menu after 200 ms, leaving closes it after 150 ms", async ({
  page,
}) => {
  await visit(page, "/soporte");
  await stopTime(page);
  await test.step("it opens after 200 ms, not before", async () => {
    await trigger(page).hover();
    await page.clock.runFor(190);
    await expectOpen(page, false);
    await page.clock.runFor(20);
    await expectOpen(page, true);
  });
  await test.step("it closes 150 ms after the pointer has left, not before", async () => {
    await page.mouse.move(20, 700);
    await page.clock.runFor(140);
    await expectOpen(page, true);
    await page.clock.runFor(20);
    await expectOpen(page, false);
  });
  await test.step("it opens without delay only if the pointer returns within 300 ms", async () => {
    await page.clock.runFor(100);
    await trigger(page).hover();
    await page.clock.runFor(10);
    await expectOpen(page, true);

    await page.mouse.move(20, 700);
    await page.clock.runFor(160);
    await page.clock.runFor(400);
    await trigger(page).hover();
    await page.clock.runFor(50);
    await expectOpen(page, false);
  });
});

test("Escape closes the product menu that the mouse opened, and does not move the focus", {
  tag: "@full",
}, async ({ page }) => {
  await visit(page, "/soporte");
  await test.step("no element has the focus", async () => {
    await trigger(page).hover();
    await expectOpen(page, true);
    await page.keyboard.press("Escape");
    await expectOpen(page, false);
    await expect(page.locator("body")).toBeFocused();
  });
  await test.step("a link of the page has the focus", async () => {
    const link = page.getByRole("main").getByRole("link", { name: "Crear solicitud" }).first();
    await page.mouse.move(20, 700);
    await link.focus();
    await trigger(page).hover();
    await expectOpen(page, true);
    await page.keyboard.press("Escape");
    await expectOpen(page, false);
    await expect(link).toBeFocused();
  });
});

test("the product menu has three columns and is at most 800 px wide and 70 % of the view high", {
  tag: "@full",
}, async ({ page }) => {
  await visit(page, "/soporte");
  await toggle(page).click();
  const box = await panel(page).boundingBox();
  expect(box?.width).toBe(800);
  expect(box?.height).toBeLessThanOrEqual(0.7 * 900);
  const lefts = await panel(page)
    .locator("h2")
    .evaluateAll((headings) => [
      ...new Set(headings.map((heading) => Math.round(heading.getBoundingClientRect().left))),
    ]);
  expect(lefts).toHaveLength(3);
  await page.setViewportSize({ width: 1150, height: 560 });
  const narrow = await panel(page).boundingBox();
  expect(narrow?.width).toBe(700);
  expect(narrow?.height).toBeLessThanOrEqual(0.7 * 560);
});

test("a letter in the product menu opens the list of laboratory tests at that letter", async ({ page }) => {
  await visit(page, "/soporte");
  await toggle(page).click();
  const letters = panel(page).getByRole("navigation", { name: "Pruebas por letra" });
  await expect(panel(page)).toContainText("de Amatista a ");
  await letters.getByRole("link", { name: "L", exact: true }).click();
  await expect(page).toHaveURL("/pruebas#letra-l");
  await expect(page.locator("#letra-l")).toBeInViewport();
});

test("the product menu works by keyboard, and closes with a click beside it", async ({ page }) => {
  await visit(page, "/soporte");
  await test.step("the button opens it, Tab enters it, Escape closes it and restores the focus", async () => {
    await toggle(page).focus();
    await page.keyboard.press("Enter");
    await expectOpen(page, true);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "DOS MARCAS" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expectOpen(page, false);
    await expect(toggle(page)).toBeFocused();
  });
  await test.step("leaving it with Tab closes it", async () => {
    await page.keyboard.press("Space");
    await panel(page).getByRole("link", { name: "Ver todos los productos" }).focus();
    await page.keyboard.press("Tab");
    await expectOpen(page, false);
  });
  await test.step("a press on the button keeps a hovered menu open, and the next press closes it", async () => {
    await toggle(page).hover();
    await expectOpen(page, true);
    await toggle(page).click();
    await expectOpen(page, true);
    await toggle(page).click();
    await expectOpen(page, false);
  });
  await test.step("a click outside closes it", async () => {
    await toggle(page).click();
    await expectOpen(page, true);
    await page.mouse.click(100, 800);
    await expectOpen(page, false);
  });
  await test.step("a click on the word Productos opens the catalogue", async () => {
    await trigger(page).click();
    await expect(page).toHaveURL("/productos");
  });
});

test("the product menu marks the link under the pointer, or else the current page", {
  tag: "@full",
}, async ({ page }) => {
  await visit(page, "/productos/con-alias/analizador-tres");
  await toggle(page).click();
  const needles = () =>
    panel(page)
      .getByRole("link")
      .evaluateAll((links) =>
        links
          .filter((link) => getComputedStyle(link, "::before").content !== "none")
          .map((link) => link.textContent?.match(/Analizador (Tres|Seis|Ocho)/)?.[0]),
      );
  expect(await needles()).toEqual(["Analizador Tres"]);
  await panel(page)
    .getByRole("link", { name: /Analizador Ocho/ })
    .hover();
  expect(await needles()).toEqual(["Analizador Ocho"]);
});

test("the product menu closes when a link is pressed, even a link to the current page", {
  tag: "@full",
}, async ({ page }) => {
  await visit(page, "/productos/abc");
  for (const name of ["SOLA", "SOLA"]) {
    await toggle(page).click();
    await panel(page).getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL("/productos/sola");
    await page.mouse.move(700, 880);
    await expectOpen(page, false);
  }
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("a tap on Productos opens the product menu, and a tap on a product opens its page", async ({
    page,
  }) => {
    await visit(page, "/soporte");
    await trigger(page).tap();
    await expectOpen(page, true);
    await expect(page).toHaveURL("/soporte");
    await panel(page)
      .getByRole("link", { name: /Analizador Tres/ })
      .tap();
    await expect(page).toHaveURL("/productos/con-alias/analizador-tres");
    await expectOpen(page, false);
  });
});
