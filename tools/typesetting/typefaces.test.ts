import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listSheets } from "#app/content/outputs/sheets.ts";
import { socialCards } from "#app/content/outputs/social-cards.ts";
import { site } from "#app/content/site.ts";
import { withoutJoiners } from "#app/lib/text/word-joiner.ts";
import { type Family, typefaceFor, type Weight } from "./typefaces.ts";

const families: Family[] = ["Familjen", "Hanken"];
const weights: Weight[] = [400, 500, 600];

/** All content and the layout's own texts, because any of them may appear in a sheet one day. */
const written = globSync(["content/**/*.yaml", "tools/{data-sheets,social}/*.ts"]).map((file) =>
  readFileSync(file, "utf8"),
);
/** Without word joiners, which sheets omit and shared pictures do not draw. */
const drawn = withoutJoiners(JSON.stringify([listSheets(site()), site().company, socialCards(site())]));
/** Signs that laboratories use, even if the content does not yet. */
const usual = "°±²µ×ñαβ–′⁺⁻₂≤≥";
const signs = [...new Set([...written, drawn, usual].join(""))].filter((sign) => !/[\n\t]/.test(sign)).sort();

for (const family of families) {
  for (const weight of weights) {
    test(`${family} ${weight} and what fills its gaps draw every sign of the content and of laboratories`, () => {
      for (const sign of signs) {
        const [glyph] = typefaceFor(sign, family, weight).glyphsForString(sign);
        // Glyph 0 is the box for a missing glyph; only spaces have no outlines.
        expect(glyph?.id, sign).toBeGreaterThan(0);
        expect(glyph?.path.toSVG() === "", `«${sign}» is empty`).toBe(/\s/.test(sign));
      }
    });
  }
}
