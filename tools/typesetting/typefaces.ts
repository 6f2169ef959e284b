/** The typefaces of what the build draws, as fonts that remember the words they have set: thousands of sheets share theirs. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font, type GlyphRun } from "fontkit";
import { remembered } from "../artifacts/memoize.ts";
import { unpacked } from "./font-file.ts";
import { signsFont } from "./signs-font.ts";

export type Family = "Familjen" | "Hanken";
export type Weight = 400 | 500 | 600;

const files: Record<Family, string> = { Familjen: "familjen-grotesk", Hanken: "hanken-grotesk" };
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzı0123456789";
const { resolve } = createRequire(import.meta.url);
const loaded = new Map<string, Font>();
const widths = new Map<Font, Map<string, number>>();

export function typeface(family: Family, weight: Weight): Font {
  return remembered(loaded, `${family} ${weight}`, () => {
    const file = `@fontsource/${files[family]}/files/${files[family]}-latin-${weight}-normal.woff`;
    return remembering(create(unpacked(readFileSync(resolve(file)))));
  });
}

/** The face of the signs that the others lack. */
export function signs(weight: Weight): Font {
  return remembered(loaded, `signs ${weight}`, () =>
    remembering(create(signsFont(weight === 600 ? 600 : 400))),
  );
}

/** In ems. */
export function widthOf(font: Font, text: string): number {
  const known = remembered(widths, font, () => new Map());
  return remembered(known, text, () => font.layout(text).advanceWidth / font.unitsPerEm);
}

function remembering(font: Font): Font {
  // A font remembers each letter as it first meets it. Met as a part of «ó», an «o» is remembered without
  // its character, and is missing from the text that readers copy: so it meets all of them first.
  font.glyphsForString(letters);
  const known = new Map<string, GlyphRun>();
  const set = font.layout.bind(font);
  font.layout = (text) => {
    const run = remembered(known, text, () => set(text));
    // PDFKit scales the positions that it gets in place.
    return Object.create(run, { positions: { value: run.positions.map((position) => ({ ...position })) } });
  };
  return font;
}
