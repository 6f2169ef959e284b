import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listSheets } from "#app/content/outputs/sheets.ts";
import { socialCards } from "#app/content/outputs/social-cards.ts";
import { site } from "#app/content/site.ts";
import { withoutJoiners } from "#app/lib/text/word-joiner.ts";
import { type Family, typefaceFor, type Weight } from "./typefaces.ts";

const families: Family[] = ["Familjen", "Hanken"];
const weights: Weight[] = [400, 500, 600];

/** All content, and the code of data sheets and social pictures. Any text in them may be drawn one day. */
const sources = globSync(["content/**/*.yaml", "tools/{data-sheets,social}/**/*.ts"]).map((file) =>
  readFileSync(file, "utf8"),
);
/** Without word joiners, which are never drawn. */
const drawn = withoutJoiners(JSON.stringify([listSheets(site()), site().company, socialCards(site())]));
/** Characters that laboratories use, even if the content does not contain them yet. */
const usual = "°±²µ×ñαβ–′⁺⁻₂≤≥";
const characters = [...new Set([...sources, drawn, usual].join(""))]
  .filter((character) => !/[\n\t]/.test(character))
  .sort();

for (const family of families) {
  for (const weight of weights) {
    test(`${family} ${weight} and its fallbacks have a glyph for every character`, () => {
      for (const character of characters) {
        const [glyph] = typefaceFor(character, family, weight).glyphsForString(character);
        // Glyph 0 is the box for a missing glyph; only spaces have no outlines.
        expect(glyph?.id, character).toBeGreaterThan(0);
        expect(glyph?.path.toSVG() === "", `«${character}» is empty`).toBe(/\s/.test(character));
      }
    });
  }
}
