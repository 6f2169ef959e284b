import { expect, type Locator, type Page } from "@playwright/test";
import { visit } from "./page.ts";

/** From here on time moves only when the test says so. */
export async function holdTime(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Opens an address and holds time there, also for what the page started by itself. */
export async function visitAndHoldTime(page: Page, path: string) {
  await page.clock.install();
  await visit(page, path);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets held time run until something lazily loaded has appeared: React reveals it by a timer. */
export async function letAppear(page: Page, locator: Locator) {
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(locator).toHaveCount(1, { timeout: 200 });
  }).toPass();
}
