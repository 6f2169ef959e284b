import type { Locator, Page } from "@playwright/test";

/** Scrolls until the top of an element is `y` pixels below the top of the window. */
export async function scrollTopTo(element: Locator, y: number) {
  await element.evaluate((node, to) => {
    const top = node.getBoundingClientRect().top + window.scrollY;
    window.scrollTo({ top: top - to, behavior: "instant" });
  }, y);
  await observersHaveRun(element.page());
}

/** Waits for an observer. All observers report together, so the page's observers have then run too. */
async function observersHaveRun(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          done();
        });
        observer.observe(document.documentElement);
      }),
  );
}

export function opacity(element: Locator): Promise<number> {
  return element.evaluate((node) => {
    let share = 1;
    for (let part: Element | null = node; part; part = part.parentElement) {
      share *= Number(getComputedStyle(part).opacity);
    }
    return share;
  });
}
