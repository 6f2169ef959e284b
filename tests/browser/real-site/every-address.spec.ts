/** One visit serves all checks of an address: loading a page costs more than examining it. */
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

/** A finger needs 44 px of height; a short word such as «HPLC» may be narrower. */
const leastTarget = { width: 24, height: 44 };

for (const { walk, number } of inTwoWalks(addresses)) {
  test(`every page of the real site is accessible, still, narrow and silent (walk ${number})`, async ({
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
      // Keeps the map out of view: it may request its site once it is scrolled to.
      await page.setViewportSize({ width: 360, height: 640 });
      await page.emulateMedia({ reducedMotion: "no-preference" });
      strays.length = 0;
      const { response, shifts } = await openStill(page, address.path);
      return [
        ...shifts.map((shift) => `moves at 360 px: ${shift}`),
        ...(response?.status() === 200 ? [] : [`status ${response?.status()}`]),
        ...strays.splice(0),
        ...(await viewFaults(page)),
        ...errors.splice(0),
      ];
    });
    await page.emulateMedia({ reducedMotion: "reduce" });
    const accessible = await collectFaults(walk, async (address) => {
      await goOn(page, address);
      // All pages share the layout, so only the first page of each kind is examined whole.
      const found = await (firstOfKind.has(address) ? accessFaults(page) : contentFaults(page));
      return [...found, ...errors.splice(0)];
    });
    expect([...faults, ...accessible]).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    // Stored data outlives its page, so one look at the end is enough.
    expect(await kept(page)).toEqual(nothing);
  });
}

/** Records requests to other sites, and answers that set a cookie. */
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

/** Checks the small view in which the page was opened, then the wide one. */
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

/** Follows a link to the next page: axe takes half the time where it has run before. */
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
