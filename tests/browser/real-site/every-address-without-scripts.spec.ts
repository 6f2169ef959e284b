import { expect, test } from "@playwright/test";
import { firstOfKind, sampledAddresses } from "../../support/addresses.ts";
import { accessFaults, horizontalOverflow } from "../../support/browser/accessible.ts";
import { collectFaults, inTwoParts, timeoutPerAddress } from "../../support/browser/crawl.ts";

test.use({ javaScriptEnabled: false });

for (const { part, number } of inTwoParts(sampledAddresses)) {
  test(`without JavaScript, real pages are complete and accessible (part ${number} of the sample)`, async ({
    page,
  }) => {
    test.setTimeout(part.length * timeoutPerAddress);
    const faults = await collectFaults(part, async (address) => {
      await page.emulateMedia({ media: "screen", colorScheme: "light", reducedMotion: "reduce" });
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address.path);
      const text = (await page.locator("main").textContent()) ?? "";
      // One page of each kind is enough, because another test examines all pages with scripts.
      const access = firstOfKind.has(address) ? await accessFaults(page) : [];
      const overflow = await horizontalOverflow(page, 320);
      return [
        ...((await page.locator("h1").isVisible()) ? [] : ["no title"]),
        ...(text.length > 120 ? [] : ["no text"]),
        ...access,
        ...(overflow === 0 ? [] : [`${overflow} px wider than a screen of 320 px`]),
      ];
    });
    expect(faults).toEqual([]);
  });
}
