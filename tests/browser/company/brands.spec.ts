import {
  allBrandsRow,
  directBrands,
  drag,
  expectCurrent,
  leadingBrand,
  middleSlide,
  showcase,
  slides,
  swipe,
  tick,
  ticks,
} from "../../support/browser/carousels.ts";
import { expect, test, visit } from "../../support/browser/page.ts";

test.use({ reducedMotion: "no-preference" });

test("the large carousel has a tick for each brand, and pressing a tick shows its brand", async ({
  page,
}) => {
  await visit(page, "/marcas");
  await expect(ticks(page).getByRole("button")).toHaveText(directBrands);
  for (const name of ["Marca Duna", "Marca Gema", "Marca Alba"]) {
    await tick(page, name).click();
    await expectCurrent(page, name);
    await expect(showcase(page).getByRole("heading", { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
});

test("Anterior and Siguiente of the large carousel are disabled only at the ends", {
  tag: "@full",
}, async ({ page }) => {
  await visit(page, "/marcas");
  const previous = showcase(page).getByRole("button", { name: "Anterior" });
  const next = showcase(page).getByRole("button", { name: "Siguiente" });
  await tick(page, "Marca Alba").click();
  await expect(previous).toHaveAttribute("aria-disabled", "true");
  await expect(next).toHaveAttribute("aria-disabled", "false");
  await previous.click({ force: true });
  await expectCurrent(page, "Marca Alba");
  await next.click();
  await expectCurrent(page, "Marca Brisa");
  await expect(previous).toHaveAttribute("aria-disabled", "false");
  await tick(page, "Marca Faro").click();
  await expect(next).toHaveAttribute("aria-disabled", "false");
  await next.click();
  await expectCurrent(page, "Marca Gema");
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await expect(next).toBeFocused();
  await next.click({ force: true });
  await expectCurrent(page, "Marca Gema");
});

test("the arrow keys move the large carousel, and Tab scrolls to the slide that it enters", {
  tag: "@full",
}, async ({ page }) => {
  await visit(page, "/marcas");
  await tick(page, "Marca Alba").click();
  await showcase(page).focus();
  await page.keyboard.press("ArrowRight");
  await expectCurrent(page, "Marca Brisa");
  await page.keyboard.press("ArrowLeft");
  await expectCurrent(page, "Marca Alba");

  await test.step("Tab scrolls to the slide that it enters", async () => {
    const link = slides(showcase(page)).last().getByRole("link").first();
    await slides(showcase(page)).nth(5).getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await expectCurrent(page, "Marca Gema");
  });
});

test("the arrow keys move the row of all brands, even from the first brand to the last", {
  tag: "@full",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/marcas");
  await allBrandsRow(page).focus();
  expect(await leadingBrand(page)).toBe("Marca Alba");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => leadingBrand(page)).toBe("Marca Isla");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => leadingBrand(page)).toBe("Marca Brisa");
});

test("a drag moves the large brand slides; a drag of less than 10 px counts as a click", {
  tag: "@full",
}, async ({ page }) => {
  await visit(page, "/marcas");
  await showcase(page).getByRole("button", { name: "Pausar" }).click();
  await tick(page, "Marca Alba").click();
  await drag(page, slides(showcase(page)).nth(1).getByRole("link").first(), -400);
  await expectCurrent(page, "Marca Brisa");
  await expect(page).toHaveURL("/marcas");
  await drag(page, slides(showcase(page)).nth(1).getByRole("heading"), 400);
  await expectCurrent(page, "Marca Alba");
  // A press on a moving carousel only stops it, so the test waits until the carousel has stopped.
  await slides(showcase(page)).first().getByRole("link").first().hover({ trial: true });
  await drag(page, slides(showcase(page)).first().getByRole("link").first(), -6);
  await expect(page).toHaveURL("/productos/con-alias");
});

test("the row of all brands can be dragged freely, in both directions", { tag: "@full" }, async ({
  page,
}) => {
  await visit(page, "/marcas");
  await allBrandsRow(page).getByRole("button", { name: "Pausar" }).click();
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

  test("a swipe moves the large brand slides", async ({ page }) => {
    await visit(page, "/marcas");
    await showcase(page).getByRole("button", { name: "Pausar" }).tap();
    await tick(page, "Marca Alba").tap();
    await slides(showcase(page)).first().scrollIntoViewIfNeeded();
    await swipe(page, slides(showcase(page)).first(), -250);
    await expectCurrent(page, "Marca Brisa");
    await swipe(page, slides(showcase(page)).nth(1), 250);
    await expectCurrent(page, "Marca Alba");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every brand can be scrolled to, and there are no buttons", { tag: "@full" }, async ({ page }) => {
    await page.goto("/marcas");
    for (const carousel of [showcase(page), allBrandsRow(page)]) {
      for (const slide of await slides(carousel).all()) {
        await slide.evaluate((node) => node.scrollIntoView({ block: "center", behavior: "instant" }));
        await expect(slide.getByRole("heading")).toBeInViewport({ ratio: 1 });
      }
    }
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  });
});
