import { type LetterLines, startOf, starts } from "./letter-lines.ts";
import { lineWords, type Word } from "./words.ts";

/** A phrase that was found in a query: its words, and what the phrase stands for. */
export type Span<Value> = { words: Word[]; values: Value[] };

/** `verbatim` phrases match as written: «salinas», a town, is not «salina». */
export type PhraseEntry<Value> = { text: string; value: Value; verbatim?: boolean };

export type PhraseBook<Value> = {
  find(query: readonly Word[]): Span<Value>[];
  /** Reads the phrases with a first letter, for later. */
  prepare(letter: string): void;
};

/** Maximum number of words in a phrase. */
const longestPhrase = 8;

/**
 * Finds the phrases in a query: from left to right, the longest first, without overlaps.
 * Phrases are compared without spaces: «vitaminad» is «vitamina d», and «ca19-9» is «ca 19-9».
 */
export function phraseBook<Value>(
  entries: LetterLines<PhraseEntry<Value>>,
  ignored: ReadonlySet<string>,
): PhraseBook<Value> {
  const phrases = starts((letters) => {
    const loose = new Map<string, Value[]>();
    const strict = new Map<string, Value[]>();
    for (const { line } of entries.wordsWith(startOf(letters), "first")) {
      const { text, value, verbatim } = line;
      const book = verbatim ? strict : loose;
      const key = keyOf(lineWords(text), verbatim);
      const values = book.get(key);
      if (!values) book.set(key, [value]);
      else if (!values.includes(value)) values.push(value);
    }
    return { loose, strict };
  });

  function find(query: readonly Word[]): Span<Value>[] {
    const spans: Span<Value>[] = [];
    let head: Word[] = [];
    for (let at = 0; at < query.length; ) {
      const found = longestAt(query.slice(at, at + longestPhrase)) ?? sharedAt(head, query.slice(at));
      if (found) {
        const before = spans.at(-1);
        const shared = before?.words === head ? sharedEnd(before, found.span) : undefined;
        if (shared) spans.splice(-1, 1, shared);
        spans.push(found.span);
        head = found.span.words;
      } else if (!ignored.has(query[at]?.raw ?? "")) head = [];
      at += found?.length ?? 1;
    }
    return spans;
  }

  return { find, prepare: phrases.prepare };

  function keyOf(words: readonly Word[], verbatim = false): string {
    if (verbatim) return words.map(({ raw }) => raw).join("");
    // Keeps the «a» of «vitamina a», although «a» alone is ignored.
    const significant = words.filter(({ raw }, place) => place === 0 || raw.length < 2 || !ignored.has(raw));
    return significant.map(({ term }) => term).join("");
  }

  /** Returns the longest phrase at the start of some words. Ignored words may stand in between. */
  function longestAt(row: readonly Word[]): { span: Span<Value>; length: number } | undefined {
    let longest: { span: Span<Value>; length: number } | undefined;
    const letters = `${row[0]?.raw ?? ""}${row[1]?.raw ?? ""}`.slice(0, 2);
    // No phrase is as short as one letter.
    if (letters.length < 2) return undefined;
    const { loose, strict } = phrases.of(letters);
    let beginnings = [{ loose: "", strict: "" }];
    for (const [place, { raw, term }] of row.entries()) {
      const longer = beginnings.map((beginning) => ({
        loose: beginning.loose + term,
        strict: beginning.strict + raw,
      }));
      const values = longer.flatMap((key) => [
        ...(loose.get(key.loose) ?? []),
        ...(strict.get(key.strict) ?? []),
      ]);
      const length = place + 1;
      if (values.length > 0) longest = { span: { words: row.slice(0, length), values }, length };
      beginnings = place > 0 && ignored.has(raw) ? [...longer, ...beginnings] : longer;
    }
    return longest;
  }

  /** «PSA libre y total» is «PSA libre» and «PSA total»: a name shares the start of the name before it. */
  function sharedAt(head: readonly Word[], row: readonly Word[]): ReturnType<typeof longestAt> {
    for (let length = head.length - 1; length > 0; length -= 1) {
      const found = longestAt([...head.slice(0, length), ...row].slice(0, longestPhrase));
      if (found && found.length > length) return { ...found, length: found.length - length };
    }
    return undefined;
  }

  /** «T3 y T4 libres» is «T3 libre» and «T4 libre»: a name of one word shares the end of the next. */
  function sharedEnd(before: Span<Value>, { words }: Span<Value>): Span<Value> | undefined {
    if (before.words.length > 1 || words.length < 2) return undefined;
    const longer = [...before.words, ...words.slice(1)];
    const found = longestAt(longer);
    return found?.length === longer.length ? found.span : undefined;
  }
}
