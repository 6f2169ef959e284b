/** Opens the typefaces of sheets as fonts that cache the layout of each word. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font, type GlyphRun } from "fontkit";
import { memoize } from "#app/lib/memoize.ts";

export type Family = "Familjen" | "Hanken";
export type Weight = 400 | 500 | 600;

/** Roboto supplies Greek letters, superscripts and other characters that our typefaces lack. */
const files: Record<Family | "Roboto", [folder: string, name: string]> = {
  Familjen: ["familjen-grotesk", "FamiljenGrotesk"],
  Hanken: ["hanken-grotesk", "HankenGrotesk"],
  Roboto: ["roboto", "Roboto"],
};
const weights: Record<Weight, string> = { 400: "400Regular", 500: "500Medium", 600: "600SemiBold" };
const { resolve } = createRequire(import.meta.url);
const load = memoize((file: string) => {
  const font = create(readFileSync(resolve(file)));
  if ("fonts" in font) throw new Error(`${file} is a collection of fonts.`);
  return withWordCache(font);
});

export function typeface(family: keyof typeof files, weight: Weight): Font {
  const [folder, name] = files[family];
  return load(`@expo-google-fonts/${folder}/${weights[weight]}/${name}_${weights[weight]}.ttf`);
}

export function typefaceFor(text: string, family: Family, weight: Weight): Font {
  const own = typeface(family, weight);
  if (hasAll(own, text)) return own;
  const other = typeface("Roboto", weight);
  if (hasAll(other, text)) return other;
  throw new Error(`No typeface of tools/typesetting has all characters of «${text}».`);
}

export function hasAll(font: Font, text: string): boolean {
  const known = characters(font);
  for (const character of text) if (!known.has(character)) return false;
  return true;
}

const characters = memoize(
  (font: Font) => new Set(font.characterSet.map((code) => String.fromCodePoint(code))),
);

const widths = memoize((font: Font) =>
  memoize((text: string) => font.layout(text).advanceWidth / font.unitsPerEm),
);

/** In ems. */
export function widthOf(font: Font, text: string): number {
  return widths(font)(text);
}

function withWordCache(font: Font): Font {
  // A font caches each glyph at its first use. A glyph «o» that is first used as a part of «ó» has no
  // character, so copied text lacks it. So this code first uses all simple letters alone.
  const whole = [...characters(font)].filter((character) => character.normalize("NFKD") === character);
  font.glyphsForString(whole.join(""));
  const set = font.layout.bind(font);
  const known = memoize((text: string): GlyphRun => set(text));
  font.layout = (text) => {
    const run = known(text);
    // PDFKit scales positions in place, so give it a copy.
    return Object.create(run, { positions: { value: run.positions.map((position) => ({ ...position })) } });
  };
  return font;
}
