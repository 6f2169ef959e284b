/** Runs all checks of an address in one visit, because loading a page costs more than examining it. */
import { expect, type Page, test } from "@playwright/test";
import type { Address } from "#app/content/addresses.ts";
import { firstOfKind, sampledAddresses } from "../../support/addresses.ts";
import { accessFaults, contentFaults, pixelsBeside } from "../../support/browser/accessible.ts";
import { nothing, storedInBrowser } from "../../support/browser/browser-storage.ts";
import { collectFaults, inTwoParts, timeoutPerAddress } from "../../support/browser/crawl.ts";
import { navigate, siteOf } from "../../support/browser/page.ts";
import { noteShifts, openStill } from "../../support/browser/shifts.ts";
import { smallTargets } from "../../support/browser/targets.ts";
import { animationsFinished } from "../../support/browser/waiting.ts";

/** A finger needs 44 px of height; a short word such as «HPLC» may be narrower. */
const leastTarget = { width: 24, height: 44 };

for (const { part, number } of inTwoParts(sampledAddresses)) {
  test(`every real page is accessible, stable, narrow and requests no other site, part ${number}`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(part.length * timeoutPerAddress);
    await noteShifts(page);
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(error.message));
    const unexpected = watchRequests(page, siteOf(baseURL));
    const faults = await collectFaults(part, async (address) => {
      // Keeps the map out of view: it may request its site once it is scrolled to.
      await page.setViewportSize({ width: 360, height: 640 });
      await page.emulateMedia({ reducedMotion: "no-preference" });
      unexpected.length = 0;
      const { response, shifts } = await openStill(page, address.path);
      return [
        ...shifts.map((shift) => `moves at 360 px: ${shift}`),
        ...(response?.status() === 200 ? [] : [`status ${response?.status()}`]),
        ...unexpected.splice(0),
        ...(await viewFaults(page)),
        ...errors.splice(0),
      ];
    });
    await page.emulateMedia({ reducedMotion: "reduce" });
    const accessible = await collectFaults(part, async (address) => {
      await goOn(page, address);
      // All pages share the layout, so only the first page of each kind is examined whole.
      const found = await (firstOfKind.has(address) ? accessFaults(page) : contentFaults(page));
      return [...found, ...errors.splice(0)];
    });
    expect([...faults, ...accessible]).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    // Stored data outlives its page, so one look at the end is enough.
    expect(await storedInBrowser(page)).toEqual(nothing);
  });
}

/** Records requests to other sites, and answers that set a cookie. */
function watchRequests(page: Page, origin: string): string[] {
  const unexpected: string[] = [];
  page.context().on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol !== "data:") unexpected.push(`asks ${url.origin}`);
  });
  page.context().on("response", (response) => {
    if ("set-cookie" in response.headers()) unexpected.push(`${response.url()} sets a cookie`);
  });
  return unexpected;
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
  await animationsFinished(page);
  await expect(page.locator("main h1")).toBeVisible();
}

async function targetFaults(page: Page, width: number): Promise<string[]> {
  const small = await page.evaluate(smallTargets, leastTarget);
  return small.map((target) => `at ${width} px ${target}`);
}
