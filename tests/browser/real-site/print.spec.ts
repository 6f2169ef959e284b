import { expect, test } from "@playwright/test";
import { entryPath } from "#app/content/catalogue/addresses.ts";
import { site } from "#app/content/site.ts";
import { hydrated } from "../../support/page.ts";
import { pdfInfo } from "../../support/pdf.ts";
import { inTwoWalks } from "../../support/walks.ts";

const { products, supplies } = site();
const entries = [...products, ...supplies];
for (const { walk, number } of inTwoWalks(entries)) {
  test(`every product and supply of the real site prints on one page, a series on two at most, walk ${number}`, async ({
    page,
  }) => {
    test.setTimeout(walk.length * 60_000);
    const faults: string[] = [];
    for (const entry of walk) {
      await page.goto(entryPath(entry));
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      const pages = Number(pdfInfo(await page.pdf({ preferCSSPageSize: true })).Pages);
      if (!(pages <= (entry.kind === "series" ? 2 : 1))) faults.push(`${entry.name}: ${pages} pages`);
    }
    expect(faults).toEqual([]);
  });
}
