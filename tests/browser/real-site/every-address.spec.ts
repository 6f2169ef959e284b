/** Each visit to an address runs several checks, because loading a page takes longer than checking it. */
import { expect, type Page, test } from "@playwright/test";
import type { Address } from "#app/content/addresses.ts";
import { firstOfKind, sampledAddresses } from "../../support/addresses.ts";
import { accessFaults, contentFaults, horizontalOverflow } from "../../support/browser/accessible.ts";
import { nothingStored, storedInBrowser } from "../../support/browser/browser-storage.ts";
import { collectFaults, inTwoParts, timeoutPerAddress } from "../../support/browser/crawl.ts";
import { navigate, siteOf } from "../../support/browser/page.ts";
import { openAndRecordShifts, recordShifts } from "../../support/browser/shifts.ts";
import { smallTargets } from "../../support/browser/targets.ts";
import { animationsFinished } from "../../support/browser/waiting.ts";

/** A finger needs a height of 44 px. The width may be smaller for a short word such as «HPLC». */
const minTargetSize = { width: 24, height: 44 };

for (const { part, number } of inTwoParts(sampledAddresses)) {
  test(`real pages are accessible, fit, do not shift and request no other site, part ${number}`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(part.length * timeoutPerAddress);
    await recordShifts(page);
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(error.message));
    const unexpected = watchRequests(page, siteOf(baseURL));
    const faults = await collectFaults(part, async (address) => {
      // In a small window, the map of the office is out of view and requests nothing.
      await page.setViewportSize({ width: 360, height: 640 });
      await page.emulateMedia({ reducedMotion: "no-preference" });
      unexpected.length = 0;
      const { response, shifts } = await openAndRecordShifts(page, address.path);
      return [
        ...shifts.map((shift) => `moves at 360 px: ${shift}`),
        ...(response?.status() === 200 ? [] : [`status ${response?.status()}`]),
        ...unexpected.splice(0),
        ...(await viewFaults(page)),
        ...errors.splice(0),
      ];
    });
    await page.emulateMedia({ reducedMotion: "reduce" });
    const accessErrors = await collectFaults(part, async (address) => {
      await followLink(page, address);
      // Header and footer are the same on all pages, so they are checked once for each kind of page.
      const found = await (firstOfKind.has(address) ? accessFaults(page) : contentFaults(page));
      return [...found, ...errors.splice(0)];
    });
    expect([...faults, ...accessErrors]).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    // Stored data outlives its page, so one check at the end is enough.
    expect(await storedInBrowser(page)).toEqual(nothingStored);
  });
}

function watchRequests(page: Page, origin: string): string[] {
  const unexpected: string[] = [];
  page.context().on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol !== "data:") unexpected.push(`requests ${url.origin}`);
  });
  page.context().on("response", (response) => {
    if ("set-cookie" in response.headers()) unexpected.push(`${response.url()} sets a cookie`);
  });
  return unexpected;
}

async function viewFaults(page: Page): Promise<string[]> {
  const onPhone = await targetFaults(page, 360);
  const overflows = { 360: await horizontalOverflow(page), 320: await horizontalOverflow(page, 320) };
  await page.setViewportSize({ width: 1440, height: 900 });
  return [
    ...onPhone,
    ...Object.entries(overflows).flatMap(([width, overflow]) =>
      overflow === 0 ? [] : [`${overflow} px wider than a screen of ${width} px`],
    ),
    ...(await targetFaults(page, 1440)),
  ];
}

/** Follows a link to the next page, because axe runs twice as fast in a document where it has run before. */
async function followLink(page: Page, { path }: Address) {
  await navigate(page, path);
  await expect(page).toHaveURL(path);
  await animationsFinished(page);
  await expect(page.locator("main h1")).toBeVisible();
}

async function targetFaults(page: Page, width: number): Promise<string[]> {
  const small = await page.evaluate(smallTargets, minTargetSize);
  return small.map((target) => `at ${width} px ${target}`);
}
