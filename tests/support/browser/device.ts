import type { Page } from "@playwright/test";

/** Makes the device seem slow: the page's clock advances by `milliseconds` at each reading. */
export async function slowDownClock(page: Page, milliseconds: number) {
  await page.addInitScript((pace) => {
    let time = 0;
    performance.now = () => {
      time += pace;
      return time;
    };
  }, milliseconds);
}
