import type { Page } from "@playwright/test";
import { hydrated } from "./page.ts";
import { animationsFinished, requestsReported } from "./waiting.ts";

export async function recordShifts(page: Page) {
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

/** Opens the page up to five times, because a busy machine may render late and cause a shift. */
export async function openAndRecordShifts(page: Page, path: string) {
  let opened = await open(page, path);
  for (let retry = 0; retry < 4 && opened.shifts.length > 0; retry += 1) opened = await open(page, path);
  return opened;
}

async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await hydrated(page);
  await requestsReported(page);
  await animationsFinished(page);
  return { response, shifts: await page.evaluate(() => window.shifts) };
}

declare global {
  interface Window {
    shifts: string[];
  }
}
