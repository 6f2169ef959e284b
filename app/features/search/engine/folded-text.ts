import { foldLines } from "./words.ts";

/** Lines that belong together, such as the names of a document. */
export type Section = { lines: readonly string[] };

/** A part of the folded text, and the section that contains it. */
type Found<S> = { section: S; text: string; at: number };

export type FoldedText<S> = {
  /** Lists what matches a regular expression, in order. */
  find(pattern: string): Found<S>[];
  has(pattern: string): boolean;
  /** Returns the line at a place. */
  lineAt(place: number): string;
};

/** A regular expression for what may part two letters of a line. */
export const gap = "[^a-z0-9\\n]*";

/** No content has this character, and folding keeps it. */
const sectionEnd = "\f";

/**
 * Folds the lines of all sections into one text. It is searched with regular expressions and not split into words: that
 * would take too long on a slow phone.
 */
export function foldedText<S extends Section>(sections: readonly S[]): FoldedText<S> {
  const lines = sections.map((section) => section.lines.join("\n"));
  const text = `\n${foldLines(lines.join(`\n${sectionEnd}\n`))}\n`;
  const ends: number[] = [];
  for (let end = text.indexOf(sectionEnd); end !== -1; end = text.indexOf(sectionEnd, end + 1))
    ends.push(end);

  function sectionAt(place: number): S | undefined {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    return sections[low];
  }

  return {
    find(pattern) {
      const found: Found<S>[] = [];
      for (const { 0: part, index: at } of text.matchAll(new RegExp(pattern, "g"))) {
        const section = sectionAt(at);
        if (section) found.push({ section, text: part, at });
      }
      return found;
    },
    has: (pattern) => new RegExp(pattern).test(text),
    lineAt: (place) => text.slice(text.lastIndexOf("\n", place) + 1, text.indexOf("\n", place + 1)),
  };
}
