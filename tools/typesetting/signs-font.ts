/**
 * A font of the few signs that the latin subsets of our typefaces lack: ≥ ≤ ⁺ ⁻. Drawn to the
 * measures of Hanken Grotesk (1000 units), so that they stand beside its figures, and real
 * characters all the same: a reader can copy «Na⁺» and a screen reader says it.
 */

import { fontFile, padded, words } from "./font-file.ts";

type Point = readonly [x: number, y: number];
type Glyph = { code: number; advance: number; contours: Point[][] };
type Weight = 400 | 600;

const stroke: Record<Weight, number> = { 400: 67, 600: 88 };

export function signsFont(weight: Weight): Buffer {
  return buildFont(glyphs(stroke[weight]), `SheetSigns-${weight}`);
}

/** In the order of their codes, as the character map wants them. */
function glyphs(width: number): Glyph[] {
  const thin = width * 0.78;
  const bar = rectangle(40, 0, 520, width);
  const raisedBar = rectangle(50, 700 - thin / 2, 370, 700 + thin / 2);
  const raisedPost = [
    rectangle(210 - thin / 2, 540, 210 + thin / 2, 700 - thin / 2),
    rectangle(210 - thin / 2, 700 + thin / 2, 210 + thin / 2, 860),
  ];
  return [
    { code: 0x207a, advance: 420, contours: [raisedBar, ...raisedPost] },
    { code: 0x207b, advance: 420, contours: [raisedBar] },
    { code: 0x2264, advance: 560, contours: [mirrored(angle(width)), bar] },
    { code: 0x2265, advance: 560, contours: [angle(width), bar] },
  ];
}

function rectangle(left: number, bottom: number, right: number, top: number): Point[] {
  return [
    [left, bottom],
    [left, top],
    [right, top],
    [right, bottom],
  ];
}

/** The sign «>», standing above the bar. */
function angle(width: number): Point[] {
  const [bottom, top, middle] = [130, 600, 365];
  return [
    [40, bottom],
    [40, bottom + width * 1.06],
    [430, middle],
    [40, top - width * 1.06],
    [40, top],
    [520, middle + width * 0.5],
    [520, middle - width * 0.5],
  ];
}

function mirrored(contour: Point[]): Point[] {
  return contour.map(([x, y]): Point => [560 - x, y]).reverse();
}

function buildFont(drawn: Glyph[], name: string): Buffer {
  const all: Glyph[] = [{ code: 0, advance: 560, contours: [] }, ...drawn];
  const outlines = all.map(outline);
  const offsets = [0, ...runningTotals(outlines.map((data) => data.length))];
  const tables: Record<string, Buffer> = {
    cmap: characterMap(drawn),
    glyf: Buffer.concat(outlines),
    head: head(),
    hhea: words(1, 0, 1000, -303, 0, 560, 0, 0, 560, 1, 0, 0, 0, 0, 0, 0, 0, all.length),
    hmtx: words(...all.flatMap((glyph) => [glyph.advance, leftEdge(glyph)])),
    loca: words(...offsets.map((offset) => offset / 2)),
    maxp: words(1, 0, all.length, 24, 4, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0),
    name: nameTable(name),
    post: words(3, 0, 0, 0, -100, 50, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
  };
  return fontFile(tables);
}

function outline({ contours }: Glyph): Buffer {
  if (contours.length === 0) return Buffer.alloc(0);
  const points = contours.flat().map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const ends = runningTotals(contours.map((contour) => contour.length)).map((total) => total - 1);
  const header = words(contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
  const onCurve = Buffer.alloc(points.length, 1);
  const body = Buffer.concat([header, words(...ends, 0), onCurve, words(...steps(xs), ...steps(ys))]);
  return padded(body);
}

function runningTotals(values: number[]): number[] {
  let total = 0;
  return values.map((value) => {
    total += value;
    return total;
  });
}

/** Coordinates are stored as distances from the point before. */
function steps(values: number[]): number[] {
  return values.map((value, index) => value - (values[index - 1] ?? 0));
}

function leftEdge({ contours }: Glyph): number {
  return contours.length > 0 ? Math.round(Math.min(...contours.flat().map(([x]) => x))) : 0;
}

/** Format 4, one segment per character. */
function characterMap(drawn: Glyph[]): Buffer {
  const codes = [...drawn.map((glyph) => glyph.code), 0xffff];
  const deltas = [...drawn.map((glyph, index) => index + 1 - glyph.code), 1];
  const size = codes.length * 2;
  const length = 16 + size * 4;
  const ranges = codes.map(() => 0);
  return words(
    ...[0, 1, 3, 1, 0, 12],
    ...[4, length, 0, size, 0, 0, 0],
    ...[...codes, 0, ...codes, ...deltas, ...ranges],
  );
}

function head(): Buffer {
  const dates = [0, 0, 0, 0, 0, 0, 0, 0];
  const magic = [0x5f0f, 0x3cf5];
  return words(1, 0, 1, 0, 0, 0, ...magic, 0, 1000, ...dates, 0, 0, 560, 860, 0, 8, 2, 0, 0);
}

function nameTable(name: string): Buffer {
  const text = Buffer.from(name, "utf16le").swap16();
  return Buffer.concat([words(0, 1, 18, 3, 1, 0x409, 6, text.length, 0), text]);
}
