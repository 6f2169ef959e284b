import { site } from "#app/content/site.ts";
import {
  brands,
  direct,
  drag,
  expectCurrent,
  leading,
  middleSlide,
  row,
  showcase,
  slides,
  swipe,
  tick,
  ticks,
} from "../../support/carousels.ts";
import { expect, test, visit } from "../../support/page.ts";

test("seven brands are imported directly, each with a named tick; nine in all", async ({ page }) => {
  await visit(page, "/marcas");
  await expect(slides(showcase(page)).getByRole("heading")).toHaveText(direct);
  await expect(ticks(page).getByRole("button")).toHaveText(direct);
  await expect(slides(row(page)).getByRole("heading")).toHaveText(brands);
  await expect(slides(row(page)).filter({ hasText: "Importación directa" })).toHaveCount(7);
  await expect(slides(row(page)).filter({ hasText: "Importación local" })).toHaveCount(2);
});

test("the page leads to the contact page", async ({ page }) => {
  await visit(page, "/marcas");
  await page
    .getByRole("region", { name: site().pages.brands.cta.title })
    .getByRole("link", { name: "Contáctenos hoy" })
    .click();
  await expect(page).toHaveURL("/contacto");
});

test("a tick leads to its brand", async ({ page }) => {
  await visit(page, "/marcas");
  for (const name of ["Lifotronic", "Wondfo", "SNIBE"]) {
    await tick(page, name).click();
    await expectCurrent(page, name);
    await expect(showcase(page).getByRole("heading", { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
});

test("Anterior and Siguiente are disabled at the ends, and only there", async ({ page }) => {
  await visit(page, "/marcas");
  const previous = showcase(page).getByRole("button", { name: "Anterior" });
  const next = showcase(page).getByRole("button", { name: "Siguiente" });
  await tick(page, "SNIBE").click();
  await expect(previous).toHaveAttribute("aria-disabled", "true");
  await expect(next).toHaveAttribute("aria-disabled", "false");
  await previous.click({ force: true });
  await expectCurrent(page, "SNIBE");
  await next.click();
  await expectCurrent(page, "Maccura");
  await expect(previous).toHaveAttribute("aria-disabled", "false");
  await tick(page, "Dymind").click();
  await expect(next).toHaveAttribute("aria-disabled", "false");
  await next.click();
  await expectCurrent(page, "Wondfo");
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await expect(next).toBeFocused();
  await next.click({ force: true });
  await expectCurrent(page, "Wondfo");
});

test("the arrow keys move the large slides", async ({ page }) => {
  await visit(page, "/marcas");
  await tick(page, "SNIBE").click();
  await showcase(page).focus();
  await page.keyboard.press("ArrowRight");
  await expectCurrent(page, "Maccura");
  await page.keyboard.press("ArrowLeft");
  await expectCurrent(page, "SNIBE");
});

test("the arrow keys move the row of all brands, which has no end", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/marcas");
  await row(page).focus();
  expect(await leading(page)).toBe("SNIBE");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => leading(page)).toBe("Alltest");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => leading(page)).toBe("Maccura");
});

test("the keyboard brings the slide that it enters into view", async ({ page }) => {
  await visit(page, "/marcas");
  await tick(page, "SNIBE").click();
  const link = slides(showcase(page)).last().getByRole("link").first();
  await slides(showcase(page)).nth(5).getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  await expectCurrent(page, "Wondfo");
});

test("a drag moves the large slides, and is not a click", async ({ page }) => {
  await visit(page, "/marcas");
  await showcase(page).getByRole("button", { name: "Pausar" }).click();
  await tick(page, "SNIBE").click();
  await drag(page, slides(showcase(page)).nth(1).getByRole("link").first(), -400);
  await expectCurrent(page, "Maccura");
  await expect(page).toHaveURL("/marcas");
  await drag(page, slides(showcase(page)).nth(1).getByRole("heading"), 400);
  await expectCurrent(page, "SNIBE");
});

test("less than 10 px is a click, not a drag", async ({ page }) => {
  await visit(page, "/marcas");
  await showcase(page).getByRole("button", { name: "Pausar" }).click();
  await tick(page, "SNIBE").click();
  await drag(page, slides(showcase(page)).first().getByRole("link").first(), -6);
  await expect(page).toHaveURL("/productos/inmunologia");
});

test("the row of all brands drags freely, in both directions", async ({ page }) => {
  await visit(page, "/marcas");
  await row(page).getByRole("button", { name: "Pausar" }).click();
  for (const by of [-180, 180]) {
    const slide = await middleSlide(page);
    const place = async () => (await slide.boundingBox())?.x ?? 0;
    const before = await place();
    await drag(page, slide.getByRole("heading"), by);
    await expect.poll(async () => ((await place()) - before) / by).toBeGreaterThan(0.8);
  }
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a swipe moves the large slides", async ({ page }) => {
    await visit(page, "/marcas");
    await showcase(page).getByRole("button", { name: "Pausar" }).tap();
    await tick(page, "SNIBE").tap();
    await slides(showcase(page)).first().scrollIntoViewIfNeeded();
    await swipe(page, slides(showcase(page)).first(), -250);
    await expectCurrent(page, "Maccura");
    await swipe(page, slides(showcase(page)).nth(1), 250);
    await expectCurrent(page, "SNIBE");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every brand can be scrolled to, and there are no dead buttons", async ({ page }) => {
    await page.goto("/marcas");
    for (const carousel of [showcase(page), row(page)]) {
      for (const slide of await slides(carousel).all()) {
        await slide.evaluate((node) => node.scrollIntoView({ block: "center", behavior: "instant" }));
        await expect(slide.getByRole("heading")).toBeInViewport({ ratio: 1 });
      }
    }
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  });
});
