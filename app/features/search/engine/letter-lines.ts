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
};

/**
 * Finds the words of lines by their first letter. Lines are not split into words before: to read all of them at once
 * would take too long on a slow phone.
 */
export function letterLines<Line extends { text: string }>(lines: readonly Line[]): LetterLines<Line> {
  const text = foldLines(lines.map((line) => line.text.replaceAll("\n", " ")));
  const next = "(?:[^a-z0-9\\n]+([a-z0-9]+))?";
  return {
    wordsWith(start, which = "all") {
      const before = which === "first" ? "^[^a-z0-9\\n]*" : "\\b";
      const found: FoundWord<Line>[] = [];
      let place = 0;
      let from = 0;
      const pattern = new RegExp(`${before}(${start}[a-z0-9]*)(?=${next}${next})`, "gm");
      for (const match of text.matchAll(pattern)) {
        for (
          let end = text.indexOf("\n", from);
          end !== -1 && end < match.index;
          end = text.indexOf("\n", from)
        ) {
          from = end + 1;
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
