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

/** The frames of other sites are theirs. */
const foreign = ["iframe"];
/** Half of the elements of most pages, and the same on all of them. */
const menus = ["#menu-productos", "#menu-movil"];

type Where = { include?: string[]; exclude: string[] };

const inPart = (part?: string): Where => ({ exclude: foreign, ...(part ? { include: [part] } : {}) });

/** axe finds nothing in the page, or in one part of it. */
export async function expectAccessible(page: Page, part?: string) {
  expect(await accessFaults(page, part)).toEqual([]);
}

/** What axe finds in the page, or in one part of it. */
export function accessFaults(page: Page, part?: string): Promise<string[]> {
  return inBothThemes(page, inPart(part), inPart(part));
}

/** What axe finds in a page whose frame was looked at elsewhere: by day in all but its menus, by night in its content. */
export function contentFaults(page: Page): Promise<string[]> {
  return inBothThemes(page, { exclude: [...foreign, ...menus] }, inPart("main"));
}

/** All rules by day, then those of colour by night, when everything else is the same. */
async function inBothThemes(page: Page, byDay: Where, byNight: Where): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const inLight = await faults(page, { runOnly: levels }, byDay);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const inDark = await faults(page, { runOnly: whatTheThemeChanges }, byNight);
  return [...inLight.map((fault) => `by day, ${fault}`), ...inDark.map((fault) => `by night, ${fault}`)];
}

/** What axe finds in the markup alone, whatever the page or this part of it looks like. */
export function markupFaults(page: Page, part?: string): Promise<string[]> {
  const rules = Object.fromEntries(whatStylesDecide.map((rule) => [rule, { enabled: false }]));
  return faults(page, { runOnly: levels, rules }, inPart(part));
}

/** Runs in the page itself: the adapter for Playwright opens a second page for each run, at three times the cost. */
async function faults(page: Page, options: axe.RunOptions, where: Where): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async ([options, where]) => {
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
    [options, where] as const,
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
