import type { Page } from "@playwright/test";

export async function animationsFinished(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    // Endless animations never finish. Animations that the browser does not render never finish either.
    const isRendered = ({ effect }: Animation) =>
      !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility({ contentVisibilityAuto: true });
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
      .filter(isRendered);
    await Promise.allSettled(ending.map((animation) => animation.finished));
    for (const _ of [1, 2]) await frame();
  });
}

/** Waits until Playwright has reported all requests. It reports them in order, and robots.txt is last. */
export async function requestsReported(page: Page) {
  await page.waitForLoadState("load");
  const last = page.waitForRequest("**/robots.txt");
  await page.evaluate(async () => (await fetch("/robots.txt")).text());
  await last;
}
