import type { Page } from "@playwright/test";

/** Sets the speed of the device: its clock moves on by so much whenever the page looks at it. */
export async function setPace(page: Page, milliseconds: number) {
  await page.addInitScript((pace) => {
    let time = 0;
    performance.now = () => {
      time += pace;
      return time;
    };
  }, milliseconds);
}
