import type { Page } from "@playwright/test";

/** Imitates a slow device: the clock of the page advances by `milliseconds` each time it is read. */
export async function slowDownClock(page: Page, milliseconds: number) {
  await page.addInitScript((pace) => {
    let time = 0;
    performance.now = () => {
      time += pace;
      return time;
    };
  }, milliseconds);
}
