/** The words of a shared picture, as outlines: what reads an SVG does not know our typefaces. */
import type { Glyph } from "fontkit";
import type { SocialCard } from "#app/content/outputs/social-cards.ts";
import { memoize } from "#app/lib/memoize.ts";
import { ascentOf, type Line, linesOf, type TextStyle, wordsOf } from "../typesetting/lines.ts";
import type { Family, Weight } from "../typesetting/typefaces.ts";

export const width = 1200;
export const height = 630;
const [left, top, bottom] = [72, 64, 64];
const colours = { ink: "#0B212C", quiet: "#465A63", petrol: "#0A5960" };
const titleLeading = 1.02;
/** Ascent and descent together, in sizes. */
const naturalLeading: Record<Family, number> = { Familjen: 1.25, Hanken: 1.303 };

/** The company, the same on all. */
export function signature(company: string): string {
  const name = style("Familjen", 600, 34, colours.petrol);
  return drawing([placed(company, name, height - bottom - heightOf(name) + ascent(name))]);
}

/** What the page is about: its kind, its title and the figure that decides. */
export function cardText(card: SocialCard): string {
  const small = style("Hanken", 600, 28, colours.quiet);
  const title = style("Familjen", 500, titleSize(card), colours.ink, -2);
  const step = title.size * titleLeading;
  const titleTop = top + heightOf(small) + 20;
  // A line of the title is lower than its letters are tall: they stand out above and below by the same.
  const firstBaseline = titleTop + (step - heightOf(title)) / 2 + ascent(title);
  const lines = linesOf([{ text: card.title, style: title }], card.picture ? 470 : 820);
  return drawing([
    placed(card.line, small, top + ascent(small)),
    ...lines.map((line, index) => ({ line, x: left, baseline: firstBaseline + index * step })),
    ...(card.figure ? figure(card.figure, small, titleTop + lines.length * step + 36) : []),
  ]);
}

function figure({ number, label }: SocialCard["figure"] & object, small: TextStyle, y: number): Placed[] {
  const large = style("Familjen", 500, 64, colours.ink, -2);
  const value = placed(number, large, y + ascent(large));
  return [value, { ...placed(label, small, value.baseline), x: left + value.line.width + 14 }];
}

type Placed = { line: Line; x: number; baseline: number };

/** Text that stands in one line. */
function placed(text: string, textStyle: TextStyle, baseline: number): Placed {
  const [line = { fragments: [], width: 0 }] = linesOf([{ text, style: textStyle }], Number.MAX_VALUE);
  return { line, x: left, baseline };
}

function style(family: Family, weight: Weight, size: number, colour: string, tracking = 0): TextStyle {
  return { family, weight, size, colour, tracking };
}

function ascent(textStyle: TextStyle): number {
  return ascentOf([{ text: "", style: textStyle }]);
}

function heightOf({ family, size }: TextStyle): number {
  return naturalLeading[family] * size;
}

function titleSize({ title, picture }: SocialCard): number {
  if (!picture) return 84;
  return title.length > 22 ? 54 : 66;
}

function outlines({ line, x: start, baseline }: Placed): string[] {
  return line.fragments.flatMap(({ font, text, style: { size, colour, tracking }, x }) => {
    const scale = size / font.unitsPerEm;
    let pen = start + x;
    return wordsOf(text).flatMap((word) => {
      const { glyphs, positions } = font.layout(word);
      return glyphs.map((glyph, index) => {
        const at = `translate(${pen.toFixed(2)} ${baseline.toFixed(2)}) scale(${scale} ${-scale})`;
        pen += (positions[index]?.xAdvance ?? 0) * scale + tracking;
        return `<path transform="${at}" fill="${colour}" d="${outline(glyph)}"/>`;
      });
    });
  });
}

const outline = memoize((glyph: Glyph) => glyph.path.toSVG());

/** Only as large as the text needs, with room for what hangs below the last line. */
function drawing(texts: Placed[]): string {
  const right = Math.max(...texts.map(({ line, x }) => x + line.width)) + 2;
  const end = Math.max(...texts.map(({ baseline }) => baseline)) + 30;
  const size = `width="${Math.min(width, Math.ceil(right))}" height="${Math.min(height, Math.ceil(end))}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${texts.flatMap(outlines).join("")}</svg>`;
}
