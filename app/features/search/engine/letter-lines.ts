import { memoize } from "#app/lib/memoize.ts";
import { foldLines, singular } from "./words.ts";

type FoundWord<Line> = {
  line: Line;
  term: string;
  /** The word joined to the next one, and to the next two: «BGA-102» is also «bga102». */
  joined: string[];
};

export type LetterLines<Line> = {
  /** Lists the words with this start, a regular expression: all of them, or the first ones of their lines. */
  wordsWith(start: string, which?: "all" | "first"): FoundWord<Line>[];
  /** Returns whether a word begins with these letters. */
  hasWordWith(letters: string): boolean;
};

/** Returns a regular expression for words that begin with some letters, also if a space or hyphen parts the first two. */
export function startOf(letters: string): string {
  const [first = "", second] = letters;
  return second ? `${first}(?:${second}|(?=[^a-z0-9\\n]+${second}))` : first;
}

/** What was read of the words with a start: the first letter, or the first two. */
export type Starts<Value> = {
  /** Reads the words with these letters, unless those with the first one have been read. */
  of(letters: string): Value;
  /** Reads the words with a letter, for later. */
  prepare(letter: string): void;
};

export function starts<Value>(read: (letters: string) => Value): Starts<Value> {
  const known = memoize(read);
  const prepared = new Set<string>();
  return {
    of: (letters) => known(prepared.has(letters.charAt(0)) ? letters.charAt(0) : letters.slice(0, 2)),
    prepare(letter) {
      known(letter);
      prepared.add(letter);
    },
  };
}

/**
 * Finds the words of lines by their first letters. Lines are not split into words before: to read all of them at once
 * would take too long on a slow phone.
 */
export function letterLines<Line extends { text: string }>(lines: readonly Line[]): LetterLines<Line> {
  const text = `\n${foldLines(lines.map((line) => line.text.replaceAll("\n", " ")))}`;
  const next = "(?:[^a-z0-9\\n]+([a-z0-9]+))?";
  return {
    hasWordWith: (letters) => new RegExp(`\\b${letters}`).test(text),
    wordsWith(start, which = "all") {
      const before = which === "first" ? "\\n[^a-z0-9\\n]*" : "\\b";
      const found: FoundWord<Line>[] = [];
      let place = 0;
      let end = text.indexOf("\n", 1);
      const pattern = new RegExp(`${before}(${start}[a-z0-9]*)(?=${next}${next})`, "g");
      for (const match of text.matchAll(pattern)) {
        while (end !== -1 && end <= match.index) {
          end = text.indexOf("\n", end + 1);
          place += 1;
        }
        const line = lines[place];
        const [, word = "", second, third] = match;
        if (!line) break;
        found.push({
          line,
          term: singular(word),
          joined: second ? [word + second, ...(third ? [word + second + third] : [])] : [],
        });
      }
      return found;
    },
  };
}
