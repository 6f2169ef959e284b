/** Breaks text into lines. Lengths use the unit of the font size: points in data sheets. */
import type { Font } from "fontkit";
import { type Family, hasAll, typeface, typefaceFor, type Weight, widthOf } from "./typefaces.ts";

export type TextStyle = {
  family: Family;
  weight: Weight;
  size: number;
  colour: string;
  /** Space after each letter. */
  tracking: number;
};
export type Run = { text: string; style: TextStyle };
/** A part of a line in one font, `x` from the line's start. */
type Fragment = Run & { font: Font; x: number; width: number };
export type Line = { fragments: Fragment[]; width: number };

/** Lines may exceed the width by this share if that saves a line. Their letters then move closer together. */
const excess = 0.035;

/** Matches text that needs one typeface: a row of superscripts («²⁺») or subscripts, or one character. */
const inseparable = /[²³¹⁰-⁾]+|[₀-₎]+|./gsu;

/** Never hyphenates, because a hyphen in «MACCURA» or in a unit would be wrong. */
export function linesOf(runs: Run[], width: number): Line[] {
  const parts = wordsAndSpaces(runs);
  const [loose, tight] = [breakLines(parts, width), breakLines(parts, width * (1 + excess))];
  const lines = (tight.length < loose.length ? tight : loose).map((line) => setLine(line, width));
  // Each line but the last ends with an invisible space. Without it, copied text would join two words.
  for (const { fragments } of lines.slice(0, -1)) {
    const last = fragments.at(-1);
    if (last) last.text += " ";
  }
  return lines;
}

function breakLines(parts: Run[][], width: number): Run[][][] {
  const lines: Run[][][] = [];
  let room = 0;
  for (const part of parts) {
    const needed = widthOfRuns(part);
    const line = lines.at(-1);
    if (line && (isSpace(part) || needed <= room)) line.push(part);
    else {
      lines.push([part]);
      room = width;
    }
    room -= needed;
  }
  return lines.map((line) => (isSpace(line.at(-1) ?? []) ? line.slice(0, -1) : line));
}

export function ascentOf(runs: Run[]): number {
  return Math.max(
    ...runs.map(({ style }) => {
      const font = typeface(style.family, style.weight);
      return (font.ascent / font.unitsPerEm) * style.size;
    }),
  );
}

/** Splits text into words with their trailing space, because fonts cache words. */
function wordsOf(text: string): string[] {
  return text.split(/(?<= )/);
}

/** A word may consist of several runs. */
function wordsAndSpaces(runs: Run[]): Run[][] {
  const parts: Run[][] = [];
  for (const { text, style } of runs) {
    for (const piece of text.split(/( +)/).filter(Boolean)) {
      const part = parts.at(-1);
      const run = { text: piece, style };
      if (part && isSpace(part) === isSpace([run])) part.push(run);
      else parts.push([run]);
    }
  }
  return parts;
}

function isSpace(part: Run[]): boolean {
  return part[0]?.text.startsWith(" ") ?? false;
}

function widthOfRuns(runs: Run[]): number {
  return runs.reduce((sum, run) => sum + setRun(run).reduce((total, { width }) => total + width, 0), 0);
}

function setLine(parts: Run[][], room: number): Line {
  const runs = joined(parts.flat());
  const letters = runs.reduce((sum, { text }) => sum + text.length, 0);
  const over = widthOfRuns(runs) - room;
  // A word that is too wide even then overflows, because tighter letters would be illegible.
  const tighter = over > 0 && over <= room * excess ? -over / letters : 0;
  let x = 0;
  const fragments = runs.flatMap((run) =>
    setRun(run, tighter).map((fragment) => {
      const placed = { ...fragment, x };
      x += fragment.width;
      return placed;
    }),
  );
  return { fragments, width: x };
}

function joined(runs: Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (last?.style === run.style) last.text += run.text;
    else result.push({ ...run });
  }
  return result;
}

function setRun({ text, style: given }: Run, tighter = 0): Omit<Fragment, "x">[] {
  const style = { ...given, tracking: given.tracking + tighter };
  return inFaces(text, style).map((part) => {
    const ems = wordsOf(part.text).reduce((sum, word) => sum + widthOf(part.font, word), 0);
    return { ...part, style, width: ems * style.size + part.text.length * style.tracking };
  });
}

/** Splits text into parts that one typeface can set. */
function inFaces(text: string, { family, weight }: TextStyle): Pick<Fragment, "text" | "font">[] {
  const own = typeface(family, weight);
  if (hasAll(own, text)) return [{ text, font: own }];
  const parts: Pick<Fragment, "text" | "font">[] = [];
  for (const [part] of text.matchAll(inseparable)) {
    const font = typefaceFor(part, family, weight);
    const last = parts.at(-1);
    if (last?.font === font) last.text += part;
    else parts.push({ text: part, font });
  }
  return parts;
}
