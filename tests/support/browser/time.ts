import { expect, type Locator, type Page } from "@playwright/test";
import { visit } from "./page.ts";

export async function stopTime(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Unlike `stopTime`, also stops timers that start while the page loads. */
export async function visitAndStopTime(page: Page, path: string) {
  await page.clock.install();
  await visit(page, path);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Advances the clock until the element is visible, because React shows a lazy part after a timer. */
export async function runUntilShown(page: Page, locator: Locator) {
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(locator).toHaveCount(1, { timeout: 200 });
  }).toPass();
}
