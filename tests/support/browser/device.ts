import type { Page } from "@playwright/test";

/** Imitates a slow device: its clock advances by so much whenever the page reads it. */
export async function setPace(page: Page, milliseconds: number) {
  await page.addInitScript((pace) => {
    let time = 0;
    performance.now = () => {
      time += pace;
      return time;
    };
  }, milliseconds);
}
