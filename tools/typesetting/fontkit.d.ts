/** What the project uses of fontkit, which comes without types. Lengths are in units of the font. */
declare module "fontkit" {
  export type Glyph = { id: number; path: { toSVG(): string } };
  export type GlyphRun = {
    glyphs: Glyph[];
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    readonly advanceWidth: number;
  };
  export type Font = {
    postscriptName: string;
    unitsPerEm: number;
    ascent: number;
    characterSet: number[];
    layout(text: string): GlyphRun;
    glyphsForString(text: string): Glyph[];
  };
  export function create(data: Uint8Array): Font;
}
