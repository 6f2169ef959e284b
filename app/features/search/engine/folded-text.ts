import { lazyValue, memoize } from "#app/lib/memoize.ts";
import { foldLines } from "#app/lib/text/folded-characters.ts";
import { linesOf, sectionEnd, splitSections } from "#app/lib/text/search-words.ts";

/** `lines` returns the lines of the section as the content writes them. */
export type Section = { lines: () => string[] };

type Found<S> = { section: S; text: string; at: number };

export type FoldedText<S> = {
  find(pattern: string): Found<S>[];
  has(pattern: string): boolean;
  lineAt(place: number): string;
};

/** Matches the characters that may come between two letters of a line. */
export const gap = "[^a-z0-9\\n]*";

/**
 * Searches with regular expressions, because splitting the text into words takes too long on a slow phone.
 * @param describe returns undefined for a section to skip
 */
export function foldedText<S>(folded: string, describe: (number: number) => S | undefined): FoldedText<S> {
  const text = `\n${folded}\n`;
  const ends: number[] = [];
  for (let end = text.indexOf(sectionEnd); end !== -1; end = text.indexOf(sectionEnd, end + 1))
    ends.push(end);
  const sections = memoize(describe);

  /** Returns the number of the section at a place, which must not precede section `first`. */
  function numberAt(place: number, first: number): number {
    let low = first;
    let high = low + 1;
    // Most matches are near the previous match.
    while ((ends[high] ?? place) < place) high += high - first;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? place) < place) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    find(pattern) {
      const found: Found<S>[] = [];
      let number = 0;
      for (const { 0: part, index: at } of text.matchAll(new RegExp(pattern, "g"))) {
        number = numberAt(at, number);
        const section = sections(number);
        if (section) found.push({ section, text: part, at });
      }
      return found;
    },
    has: (pattern) => new RegExp(pattern).test(text),
    lineAt: (place) => text.slice(text.lastIndexOf("\n", place) + 1, text.indexOf("\n", place + 1)),
  };
}

/** @param describe also gets a function that returns the lines of the section as written */
export function writtenText<S>(
  written: string,
  describe: (number: number, lines: Section["lines"]) => S | undefined,
): FoldedText<S> {
  const sections = lazyValue(() => splitSections(written));
  return foldedText(foldLines(written), (number) => describe(number, () => linesOf(sections()[number])));
}
