import type { Page } from "@playwright/test";
import { hydrated } from "./page.ts";
import { atRest, hasAsked } from "./rest.ts";

/** From here on every page notes what of it is pushed away from its place. */
export async function noteShifts(page: Page) {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!("value" in entry && "sources" in entry && Array.isArray(entry.sources))) continue;
        const moved = entry.sources.map(({ node }) => (node instanceof Element ? node.tagName : "text"));
        window.shifts.push(`${Number(entry.value).toFixed(4)} by ${moved.join(", ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What moves while a page comes alive. Pages that move on repeat it: what a busy machine drew late does not. */
export async function openStill(page: Page, path: string) {
  const { response, shifts } = await open(page, path);
  return shifts.length > 0 ? open(page, path) : { response, shifts };
}

async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await hydrated(page);
  await hasAsked(page);
  await atRest(page);
  return { response, shifts: await page.evaluate(() => window.shifts) };
}

declare global {
  interface Window {
    shifts: string[];
  }
}
