import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

/** The short form, half as long to load as `axe.source`. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const whatTheThemeChanges = ["color-contrast", "link-in-text-block"];
/** What depends on the look of the page: more than half of axe's time. */
const whatStylesDecide = [...whatTheThemeChanges, "target-size"];

/** axe finds nothing in the page, or in one part of it. */
export async function expectAccessible(page: Page, part?: string) {
  expect(await accessFaults(page, part)).toEqual([]);
}

/** What axe finds: all rules by day, then those of colour by night, when everything else is the same. */
export async function accessFaults(page: Page, part?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const byDay = await faults(page, { runOnly: levels }, part);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const byNight = await faults(page, { runOnly: whatTheThemeChanges }, part);
  return [...byDay.map((fault) => `by day, ${fault}`), ...byNight.map((fault) => `by night, ${fault}`)];
}

/**
 * What axe finds in a page whose frame was looked at elsewhere: in the markup of all of it, and in the look of its
 * content by day and by night.
 */
export async function contentFaults(page: Page): Promise<string[]> {
  const inMarkup = await markupFaults(page);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const byDay = await faults(page, { runOnly: whatStylesDecide }, "main");
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const byNight = await faults(page, { runOnly: whatTheThemeChanges }, "main");
  return [
    ...inMarkup,
    ...byDay.map((fault) => `by day, ${fault}`),
    ...byNight.map((fault) => `by night, ${fault}`),
  ];
}

/** What axe finds in the markup alone, whatever the page or this part of it looks like. */
export function markupFaults(page: Page, part?: string): Promise<string[]> {
  const rules = Object.fromEntries(whatStylesDecide.map((rule) => [rule, { enabled: false }]));
  return faults(page, { runOnly: levels, rules }, part);
}

/** Runs in the page itself: the adapter for Playwright opens a second page for each run, at three times the cost. */
async function faults(page: Page, options: axe.RunOptions, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async ([options, part]) => {
      const where = { exclude: ["iframe"], ...(part ? { include: [part] } : {}) };
      // Where something is wrong, the place of it is worth a second look.
      return (await violations(false)).length === 0 ? [] : (await violations(true)).map(describe);

      async function violations(selectors: boolean): Promise<axe.Result[]> {
        // Between two rules axe lets the page go on, which takes time; and where scripts are off, no timer ever rings.
        const { setTimeout } = window;
        Object.assign(window, { setTimeout: (next: () => void) => Promise.resolve().then(next) });
        // There is nothing to fetch beforehand: the site has neither frames of its own nor sounds (tests/html).
        const quick = { preload: false, iframes: false, resultTypes: ["violations" as const], selectors };
        const answer = await window.axe.run(where, { ...options, ...quick });
        Object.assign(window, { setTimeout });
        return answer.violations;
      }

      function describe({ id, nodes }: axe.Result) {
        return `${id}: ${nodes.map((node) => node.target).join(", ")}`;
      }
    },
    [options, part] as const,
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

declare global {
  interface Window {
    axe: typeof axe;
  }
}
