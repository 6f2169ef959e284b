import type { Page } from "@playwright/test";

/** What the page is doing has come to its end: what moves has arrived, and what followed from that is drawn. */
export async function atRest(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    // What repeats for ever never finishes.
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((animation) => animation.finished));
    for (const _ of [1, 2]) await frame();
  });
}

/**
 * Whatever the page has asked for until now has been reported, and what it had to do has been done: the page asks for a
 * file of its own after it, and waits for the answer.
 */
export async function hasAsked(page: Page) {
  await page.waitForLoadState("load");
  const last = page.waitForRequest("**/robots.txt");
  await page.evaluate(async () => (await fetch("/robots.txt")).text());
  await last;
}
