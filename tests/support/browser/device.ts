import type { Page } from "@playwright/test";

/** Sets how slow the device seems: the clock of the page advances by `milliseconds` each time it is read. */
export async function slowDownClock(page: Page, milliseconds: number) {
  await page.addInitScript((pace) => {
    let time = 0;
    performance.now = () => {
      time += pace;
      return time;
    };
  }, milliseconds);
}
