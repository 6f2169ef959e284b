import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

/** The minified axe loads in half the time of `axe.source`. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const colourRules = ["color-contrast", "link-in-text-block"];

/** axe skips frames, because they show other sites. */
const foreignFrames = ["iframe"];
/** The menus are the same on all pages, and half of the elements of most pages are in them. */
const menus = ["#menu-productos", "#menu-movil"];

type Where = { include?: string[]; exclude: string[] };

const inPart = (part?: string): Where => ({ exclude: foreignFrames, ...(part ? { include: [part] } : {}) });

export async function expectAccessible(page: Page, part?: string) {
  expect(await accessFaults(page, part)).toEqual([]);
}

export function accessFaults(page: Page, part?: string): Promise<string[]> {
  return inBothThemes(page, inPart(part), inPart(part));
}

/** Skips the menus. In the dark theme, also skips header and footer. `accessFaults` checks all these. */
export function contentFaults(page: Page): Promise<string[]> {
  return inBothThemes(page, { exclude: [...foreignFrames, ...menus] }, inPart("main"));
}

async function inBothThemes(page: Page, light: Where, dark: Where): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const inLight = await faults(page, { runOnly: levels }, light);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const inDark = await faults(page, { runOnly: colourRules }, dark);
  return [
    ...inLight.map((fault) => `light theme, ${fault}`),
    ...inDark.map((fault) => `dark theme, ${fault}`),
  ];
}

/** The Playwright adapter of axe would open a second page for each run, and is three times slower. */
async function faults(page: Page, options: axe.RunOptions, where: Where): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async ([options, where]) => {
      // axe computes selectors slowly, so only a second run computes them, and only if there are errors.
      return (await violations(false)).length === 0 ? [] : (await violations(true)).map(describe);

      async function violations(selectors: boolean): Promise<axe.Result[]> {
        // Replaces axe's timers between rules: they are slow, and never fire if JavaScript is off.
        const { setTimeout } = window;
        Object.assign(window, { setTimeout: (next: () => void) => Promise.resolve().then(next) });
        // The site has no frames of its own and no media, so there is nothing to preload.
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

export async function expectToFit(page: Page, width?: number) {
  expect(await horizontalOverflow(page, width), "pixels wider than the screen").toBe(0);
}

export async function horizontalOverflow(page: Page, width?: number): Promise<number> {
  if (width) await page.setViewportSize({ width, height: 640 });
  return page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll("dialog[open]")];
    return Math.max(...boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
