/** The typefaces of what the build draws, as fonts that remember the words they have set: thousands of sheets share theirs. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font, type GlyphRun } from "fontkit";
import { memoize } from "#app/lib/memoize.ts";
import { unpacked } from "./font-file.ts";
import { signsFont } from "./signs-font.ts";

export type Family = "Familjen" | "Hanken";
export type Weight = 400 | 500 | 600;

const files: Record<Family, string> = { Familjen: "familjen-grotesk", Hanken: "hanken-grotesk" };
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzı0123456789";
const { resolve } = createRequire(import.meta.url);
const load = memoize((file: string) => remembering(create(unpacked(readFileSync(resolve(file))))));

export function typeface(family: Family, weight: Weight): Font {
  return load(`@fontsource/${files[family]}/files/${files[family]}-latin-${weight}-normal.woff`);
}

/** The face of the signs that the others lack. */
export const signs = memoize((weight: Weight) => remembering(create(signsFont(weight === 600 ? 600 : 400))));

const widths = memoize((font: Font) =>
  memoize((text: string) => font.layout(text).advanceWidth / font.unitsPerEm),
);

/** In ems. */
export function widthOf(font: Font, text: string): number {
  return widths(font)(text);
}

function remembering(font: Font): Font {
  // A font remembers each letter as it first meets it. Met as a part of «ó», an «o» is remembered without
  // its character, and is missing from the text that readers copy: so it meets all of them first.
  font.glyphsForString(letters);
  const set = font.layout.bind(font);
  const known = memoize((text: string): GlyphRun => set(text));
  font.layout = (text) => {
    const run = known(text);
    // PDFKit scales the positions that it gets in place.
    return Object.create(run, { positions: { value: run.positions.map((position) => ({ ...position })) } });
  };
  return font;
}
