/** One visit to each address serves every check of it: to load and draw a page costs more than to look at it. */
import { expect, type Page, test } from "@playwright/test";
import type { Address } from "#app/content/addresses.ts";
import { addresses, firstOfKind } from "../../support/addresses.ts";
import { accessFaults, contentFaults, pixelsBeside } from "../../support/browser/accessible.ts";
import { kept, nothing } from "../../support/browser/kept.ts";
import { navigate, siteOf } from "../../support/browser/page.ts";
import { atRest } from "../../support/browser/rest.ts";
import { noteShifts, openStill } from "../../support/browser/shifts.ts";
import { smallTargets } from "../../support/browser/targets.ts";
import { collectFaults, inTwoWalks, patience } from "../../support/browser/walks.ts";

/** All targets are as high as a finger; a short word such as «HPLC» may be narrower. */
const leastTarget = { width: 24, height: 44 };

for (const { walk, number } of inTwoWalks(addresses)) {
  test(`every page of the real site is well formed, free of errors, accessible, still, narrow enough, easy to press and silent towards others, walk ${number}`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(walk.length * patience);
    await noteShifts(page);
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(error.message));
    const strays = noteStrays(page, siteOf(baseURL));
    const faults = await collectFaults(walk, async (address) => {
      // Small enough that the map is below the view: it may ask its site once someone scrolls to it.
      await page.setViewportSize({ width: 360, height: 640 });
      await page.emulateMedia({ reducedMotion: "no-preference" });
      strays.length = 0;
      const { response, shifts } = await openStill(page, address.path);
      return [
        ...shifts.map((shift) => `moves at 360 px: ${shift}`),
        ...(response?.status() === 200 ? [] : [`status ${response?.status()}`]),
        ...strays.splice(0),
        ...(await formFaults(page, address)),
        ...(await viewFaults(page)),
        ...errors.splice(0),
      ];
    });
    await page.emulateMedia({ reducedMotion: "reduce" });
    const accessible = await collectFaults(walk, async (address) => {
      await goOn(page, address);
      // The frame of all pages is the same: all of it is looked at on the first page of each kind.
      const found = await (firstOfKind.has(address) ? accessFaults(page) : contentFaults(page));
      return [...found, ...errors.splice(0)];
    });
    expect([...faults, ...accessible]).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    // Kept things outlive their page: what is not there at the end was never kept.
    expect(await kept(page)).toEqual(nothing);
  });
}

/** Whoever else is asked for something, and who sets a cookie. */
function noteStrays(page: Page, origin: string): string[] {
  const strays: string[] = [];
  page.context().on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol !== "data:") strays.push(`asks ${url.origin}`);
  });
  page.context().on("response", (response) => {
    if ("set-cookie" in response.headers()) strays.push(`${response.url()} sets a cookie`);
  });
  return strays;
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

/** From the small view that it was opened in to the wide one. */
async function viewFaults(page: Page): Promise<string[]> {
  const onPhone = await targetFaults(page, 360);
  const besides = { 360: await pixelsBeside(page), 320: await pixelsBeside(page, 320) };
  await page.setViewportSize({ width: 1440, height: 900 });
  return [
    ...onPhone,
    ...Object.entries(besides).flatMap(([width, beside]) =>
      beside === 0 ? [] : [`${beside} px beside a screen of ${width} px`],
    ),
    ...(await targetFaults(page, 1440)),
  ];
}

/** To the next page as a link leads there: axe takes half as long where it has run before. */
async function goOn(page: Page, { path }: Address) {
  await navigate(page, path);
  await expect(page).toHaveURL(path);
  await atRest(page);
  await expect(page.locator("main h1")).toBeVisible();
}

async function targetFaults(page: Page, width: number): Promise<string[]> {
  const small = await page.evaluate(smallTargets, leastTarget);
  return small.map((target) => `at ${width} px ${target}`);
}
