import type { Page } from "@playwright/test";

/** Sets the speed of the device: its clock moves on by so much whenever the page looks at it. */
export async function setPace(page: Page, milliseconds: number) {
  await page.addInitScript((pace) => {
    let time = 0;
    performance.now = () => {
      time += Number(document.body?.dataset.pace ?? pace);
      return time;
    };
  }, milliseconds);
}

/** From now on, for the page that is open. */
export async function changePace(page: Page, milliseconds: number) {
  await page.evaluate((pace) => {
    document.body.dataset.pace = String(pace);
  }, milliseconds);
}
