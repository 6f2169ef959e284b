import { expect, type Page, test } from "@playwright/test";
import type { Address } from "#app/content/addresses.ts";
import { addresses, firstOfKind, kindOf } from "../../support/addresses.ts";
import { accessFaults, pixelsBeside } from "../../support/browser/accessible.ts";
import { collectFaults, inTwoWalks, patience } from "../../support/browser/walks.ts";
import { pdfInfo } from "../../support/pdf.ts";

/** How many sheets of paper an entry may take. */
const paper: Partial<Record<ReturnType<typeof kindOf>, number>> = {
  product: 1,
  model: 1,
  supply: 1,
  series: 2,
};

test.use({ javaScriptEnabled: false });

for (const { walk, number } of inTwoWalks(addresses)) {
  test(`without JavaScript every page of the real site is complete, and prints (walk ${number})`, async ({
    page,
  }) => {
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
        ...(await paperFaults(page, address)),
      ];
    });
    expect(faults).toEqual([]);
  });
}

async function paperFaults(page: Page, address: Address): Promise<string[]> {
  const most = paper[kindOf(address)];
  if (!most || address.path !== address.canonical) return [];
  await page.emulateMedia({ media: "print" });
  // Hidden content keeps its layout, and a PDF without letters and pictures takes a tenth of the time.
  await page.evaluate(async () => {
    await document.fonts.ready;
    const blank = new CSSStyleSheet();
    blank.replaceSync("* { visibility: hidden !important }");
    document.adoptedStyleSheets = [blank];
  });
  const pages = Number(pdfInfo(await page.pdf({ preferCSSPageSize: true })).Pages);
  return pages <= most ? [] : [`${pages} pages of paper`];
}
