import { expect, type Page, test } from "@playwright/test";
import { accessFaults, pixelsBeside, withoutScripts } from "../../support/accessible.ts";
import { addresses } from "../../support/addresses.ts";
import { hydrated } from "../../support/page.ts";
import { smallTargets } from "../../support/targets.ts";
import { inTwoWalks } from "../../support/walks.ts";

type Address = (typeof addresses)[number];

/** All targets are as high as a finger; a short word such as «HPLC» may be narrower. */
const leastTarget = { width: 24, height: 44 };
/** Of the slowest machine, for one address. */
const patience = 60_000;

for (const { walk, number } of inTwoWalks(addresses)) {
  test(`every page of the real site is well formed, free of errors, accessible, narrow enough and easy to press, walk ${number}`, async ({
    page,
  }) => {
    test.setTimeout(walk.length * patience);
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(error.message));
    const faults = await collect(walk, async (address) => {
      const response = await page.goto(address.path);
      await hydrated(page);
      return [
        ...(response?.status() === 200 ? [] : [`status ${response?.status()}`]),
        ...(await formFaults(page, address)),
        ...(await viewFaults(page)),
        ...(await targetFaults(page)),
        ...errors.splice(0),
      ];
    });
    expect(faults).toEqual([]);
  });

  test(`every page of the real site has its title and text, is accessible and narrow enough without JavaScript, walk ${number}`, async ({
    page,
  }) => {
    test.setTimeout(walk.length * patience);
    await withoutScripts(page);
    const faults = await collect(walk, async ({ path }) => {
      await page.goto(path);
      const text = (await page.locator("main").textContent()) ?? "";
      return [
        ...((await page.locator("h1").isVisible()) ? [] : ["no title"]),
        ...(text.length > 120 ? [] : ["no text"]),
        ...(await viewFaults(page)),
      ];
    });
    expect(faults).toEqual([]);
  });
}

/** Everything that is wrong anywhere, with the address: one fault does not hide the next. */
async function collect(walk: Address[], examine: (address: Address) => Promise<string[]>): Promise<string[]> {
  const faults: string[] = [];
  for (const address of walk) {
    const found = await examine(address).catch((error: Error) => [error.message]);
    faults.push(...found.map((fault) => `${address.path}: ${fault}`));
  }
  return faults;
}

async function formFaults(page: Page, { canonical, tool }: Address): Promise<string[]> {
  const found = await page.evaluate(() => ({
    language: document.documentElement.lang,
    titles: document.querySelectorAll("h1").length,
    mains: document.querySelectorAll("main").length,
    robots: document.querySelector("meta[name='robots']")?.getAttribute("content"),
    canonical: document.querySelector("link[rel='canonical']")?.getAttribute("href"),
  }));
  const place = tool ? found.robots : found.canonical && new URL(found.canonical).pathname;
  return [
    ...(found.language === "es" ? [] : [`language «${found.language}»`]),
    ...(found.titles === 1 ? [] : [`${found.titles} titles`]),
    ...(found.mains === 1 ? [] : [`${found.mains} main parts`]),
    ...(place === (tool ? "noindex" : canonical) ? [] : [`for search engines «${place}»`]),
  ];
}

async function viewFaults(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 1440, height: 900 });
  const faults = await accessFaults(page);
  const beside = await pixelsBeside(page, 320);
  return beside === 0 ? faults : [...faults, `${beside} px beside a screen of 320 px`];
}

async function targetFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const small = await page.evaluate(smallTargets, leastTarget);
    faults.push(...small.map((target) => `at ${width} px ${target}`));
  }
  return faults;
}
