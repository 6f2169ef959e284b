import type { Page } from "@playwright/test";
import {
  allBrandsRow,
  brandAfter,
  expectCurrent,
  leadingBrand,
  leave,
  showcase,
  slides,
  tick,
} from "../../support/browser/carousels.ts";
import { expect, test } from "../../support/browser/page.ts";
import { visitAndStopTime } from "../../support/browser/time.ts";

test.use({ reducedMotion: "no-preference" });

/** Milliseconds within which one move of the carousel ends. */
const settleTime = 2000;

async function startShowcase(page: Page) {
  await visitAndStopTime(page, "/marcas");
  await restartShowcase(page);
}

async function restartShowcase(page: Page) {
  await tick(page, "Marca Alba").click();
  await page.clock.runFor(settleTime);
  await expectCurrent(page, "Marca Alba");
  await leave(page);
}

async function startRow(page: Page) {
  await visitAndStopTime(page, "/marcas");
  await slides(allBrandsRow(page))
    .getByRole("heading", { name: await leadingBrand(page) })
    .hover();
  await page.clock.runFor(settleTime);
  await leave(page);
  return leadingBrand(page);
}

test("the large carousel advances every 8 s, loops, and pauses under the pointer", async ({ page }) => {
  await startShowcase(page);
  await page.clock.runFor(7990);
  await expectCurrent(page, "Marca Alba");
  await page.clock.runFor(20);
  await expectCurrent(page, "Marca Brisa");
  await page.clock.runFor(7980);
  await expectCurrent(page, "Marca Brisa");
  await page.clock.runFor(20);
  await expectCurrent(page, "Marca Cima");

  await tick(page, "Marca Gema").click();
  await leave(page);
  await page.clock.runFor(8010);
  await expectCurrent(page, "Marca Alba");

  await restartShowcase(page);
  await page.clock.runFor(5000);
  await slides(showcase(page)).first().hover();
  await page.clock.runFor(30_000);
  await expectCurrent(page, "Marca Alba");
  await leave(page);
  await page.clock.runFor(7990);
  await expectCurrent(page, "Marca Alba");
  await page.clock.runFor(20);
  await expectCurrent(page, "Marca Brisa");
});

test("the row of all brands advances every 3 s; «Pausar» stops it, and «Reanudar» restarts it", async ({
  page,
}) => {
  const first = await startRow(page);
  const place = async () => (await slides(allBrandsRow(page)).first().boundingBox())?.x;
  const before = await place();
  await page.clock.runFor(2990);
  expect(await place()).toBe(before);
  await page.clock.runFor(20 + settleTime);
  expect(await leadingBrand(page)).toBe(brandAfter(first));
  await page.clock.runFor(3000);
  expect(await leadingBrand(page)).toBe(brandAfter(brandAfter(first)));

  await allBrandsRow(page).getByRole("button", { name: "Pausar" }).click();
  await leave(page);
  await page.clock.runFor(settleTime);
  const stopped = await leadingBrand(page);
  await page.clock.runFor(10_000);
  expect(await leadingBrand(page)).toBe(stopped);
  await allBrandsRow(page).getByRole("button", { name: "Reanudar" }).click();
  await page.clock.runFor(3010 + settleTime);
  expect(await leadingBrand(page)).toBe(brandAfter(stopped));
});

test("«Pausar» stops the large carousel until the visitor presses «Reanudar»", { tag: "@full" }, async ({
  page,
}) => {
  await startShowcase(page);
  const pause = showcase(page).getByRole("button", { name: "Pausar" });
  const resume = showcase(page).getByRole("button", { name: "Reanudar" });
  await pause.click();
  await leave(page);
  await page.clock.runFor(30_000);
  await expectCurrent(page, "Marca Alba");
  // Neither hovering nor another window size resumes the carousel.
  await slides(showcase(page)).first().hover();
  await leave(page);
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.clock.runFor(30_000);
  await expectCurrent(page, "Marca Alba");

  // The carousel resumes although the pointer and the focus are still on the button.
  await resume.click();
  await page.clock.runFor(7990);
  await expectCurrent(page, "Marca Alba");
  await page.clock.runFor(20);
  await expectCurrent(page, "Marca Brisa");
});

test("the large carousel pauses while the focus is on it or inside it", {
  tag: "@full",
}, async ({ page }) => {
  await startShowcase(page);
  for (const [what, find] of [
    ["a link in a slide", () => slides(showcase(page)).first().getByRole("link").first()],
    ["a tick", () => tick(page, "Marca Alba")],
    ["Siguiente", () => showcase(page).getByRole("button", { name: "Siguiente" })],
  ] as const) {
    await test.step(what, async () => {
      await restartShowcase(page);
      await find().focus();
      await page.clock.runFor(30_000);
      await expectCurrent(page, "Marca Alba");
      await leave(page);
      await page.clock.runFor(8010);
      await expectCurrent(page, "Marca Brisa");
    });
  }
  await test.step("the carousel itself", async () => {
    await restartShowcase(page);
    await slides(showcase(page)).first().getByRole("link").first().focus();
    await page.keyboard.press("Shift+Tab");
    await expect(showcase(page)).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.clock.runFor(30_000);
    await expectCurrent(page, "Marca Brisa");
  });
});

test("with reduced motion, carousels do not move by themselves and have no pause button", {
  tag: "@full",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visitAndStopTime(page, "/marcas");
  const first = await leadingBrand(page);
  await page.clock.runFor(60_000);
  await expectCurrent(page, "Marca Alba");
  expect(await leadingBrand(page)).toBe(first);
  await expect(page.getByRole("button", { name: "Pausar" })).toHaveCount(0);
  await showcase(page).getByRole("button", { name: "Siguiente" }).click();
  await expectCurrent(page, "Marca Brisa");
});
