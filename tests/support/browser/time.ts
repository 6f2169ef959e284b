import { expect, type Locator, type Page } from "@playwright/test";
import { visit } from "./page.ts";

/** Stops time until the test advances it. */
export async function stopTime(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Opens an address and stops time. Unlike `stopTime`, it also stops timers that start during loading. */
export async function visitAndStopTime(page: Page, path: string) {
  await page.clock.install();
  await visit(page, path);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Advances stopped time until a lazy part is visible. React shows it after a timer. */
export async function runUntilShown(page: Page, locator: Locator) {
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(locator).toHaveCount(1, { timeout: 200 });
  }).toPass();
}
