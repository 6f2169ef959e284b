import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const whatTheThemeChanges = ["color-contrast", "link-in-text-block"];

/** axe finds nothing in the page, or in one part of it. */
export async function expectAccessible(page: Page, part?: string) {
  expect(await accessFaults(page, part)).toEqual([]);
}

/** What axe finds: all rules by day, then those of colour by night. */
export async function accessFaults(page: Page, part?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const byDay = await faults(page, part, levels);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const byNight = await faults(page, part, whatTheThemeChanges);
  return [...byDay.map((fault) => `by day, ${fault}`), ...byNight.map((fault) => `by night, ${fault}`)];
}

async function faults(page: Page, part: string | undefined, rules: string[]): Promise<string[]> {
  // Run in the page itself: the adapter for Playwright opens a second page for each run, at three times the cost.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([rules, part]) => {
      const where = { exclude: ["iframe"], ...(part ? { include: [part] } : {}) };
      const { violations } = await window.axe.run(where, { runOnly: rules, resultTypes: ["violations"] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(", ")}`);
    },
    [rules, part] as const,
  );
}

/** Nothing of the page lies beside the screen, at this width or at the present one. */
export async function expectToFit(page: Page, width?: number) {
  expect(await pixelsBeside(page, width), "pixels beside the screen").toBe(0);
}

export async function pixelsBeside(page: Page, width?: number): Promise<number> {
  if (width) await page.setViewportSize({ width, height: 640 });
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** From now on pages come as they are without JavaScript, in a browser that can still be examined. */
export async function withoutScripts(page: Page) {
  await page.route(
    (url) => !url.pathname.includes("."),
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replaceAll(/<script.*?<\/script>|<\/?noscript>/gs, "");
      await route.fulfill({ response, body: html });
    },
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
