import { expect, test } from "@playwright/test";
import { addresses, firstOfKind } from "../../support/addresses.ts";
import { accessFaults, pixelsBeside } from "../../support/browser/accessible.ts";
import { collectFaults, inTwoWalks, patience } from "../../support/browser/walks.ts";

test.use({ javaScriptEnabled: false });

for (const { walk, number } of inTwoWalks(addresses)) {
  test(`without JavaScript every page of the real site is complete (walk ${number})`, async ({ page }) => {
    test.setTimeout(walk.length * patience);
    const faults = await collectFaults(walk, async (address) => {
      await page.emulateMedia({ media: "screen", colorScheme: "light", reducedMotion: "reduce" });
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address.path);
      const text = (await page.locator("main").textContent()) ?? "";
      // Every page is examined with its scripts; without them, one page of each kind.
      const access = firstOfKind.has(address) ? await accessFaults(page) : [];
      const beside = await pixelsBeside(page, 320);
      return [
        ...((await page.locator("h1").isVisible()) ? [] : ["no title"]),
        ...(text.length > 120 ? [] : ["no text"]),
        ...access,
        ...(beside === 0 ? [] : [`${beside} px beside a screen of 320 px`]),
      ];
    });
    expect(faults).toEqual([]);
  });
}
