import sharp, { type CreateText, type OutputInfo } from "sharp";
import { expect, test } from "vitest";
import { socialCards } from "#app/content/outputs/social-cards.ts";
import { site } from "#app/content/site.ts";
import { typeface, widthOf } from "../typesetting/typefaces.ts";
import { cardText, signature } from "./social-text.ts";

// Read here, because reading the content would count towards the time limit of a test.
const cards = socialCards(site());

async function measure(text: CreateText): Promise<OutputInfo> {
  const { info } = await sharp({ text }).raw().toBuffer({ resolveWithObject: true });
  return info;
}

test("social pictures use our typefaces, not those of the machine", async () => {
  // The second text has a letter that only the fallback typeface has.
  for (const [name, font] of [
    ["Ceibo Diagnóstica", typeface("Familjen", 600)],
    ["βββββββββ", typeface("Roboto", 600)],
  ] as const) {
    const expected = widthOf(font, name) * 34;
    const { width } = await measure(signature(name));
    // Allow for side bearings. Another typeface would differ by a tenth or more.
    expect(Math.abs(width - expected), name).toBeLessThan(expected * 0.05);
  }
});

test("social pictures draw markup characters as text", async () => {
  const plain = await measure(signature("uno"));
  for (const name of ["uno & dos", "<uno", "uno>", "<b>uno</b>", "uno &amp;"]) {
    expect((await measure(signature(name))).width, name).toBeGreaterThan(plain.width * 1.1);
  }
});

test("in each social picture, the text fits between the margins and above the signature", async () => {
  for (const item of cards) {
    const { width, height } = await measure(cardText(item));
    expect(width, item.title).toBeLessThanOrEqual(item.picture ? 470 : 820);
    expect(height, item.title).toBeLessThanOrEqual(440);
  }
});
