import { memoize } from "#app/lib/memoize.ts";
import { foldedWords, type Word } from "#app/lib/text/search-words.ts";
import { type FoldedText, gap } from "./folded-text.ts";

export type Span<Value> = { words: Word[]; values: Value[] };

/** Verbatim phrases match only as written: the town «Salinas» is not «salina». */
export type PhraseSection<Value> = { meaning: Value; verbatim?: boolean };

export type PhraseBook<Value> = (query: readonly Word[]) => Span<Value>[];

const longestPhrase = 8;

/** Maximum number of first letters that are used to find a phrase. */
const mostLetters = 6;

/**
 * Finds phrases from left to right, the longest first, without overlaps. Compares them without spaces:
 * «vitaminad» is «vitamina d», and «ca19-9» is «ca 19-9».
 */
export function phraseBook<Value>(
  texts: readonly FoldedText<PhraseSection<Value>>[],
  ignored: ReadonlySet<string>,
): PhraseBook<Value> {
  const phrases = memoize((letters: string) => {
    const loose = new Map<string, Value[]>();
    const strict = new Map<string, Value[]>();
    const pattern = `\\n${gap}${[...letters].join(gap)}[^\\n]*`;
    for (const { section, text } of texts.flatMap(({ find }) => find(pattern))) {
      const { meaning, verbatim } = section;
      const book = verbatim ? strict : loose;
      const key = keyOf(foldedWords(text), verbatim);
      const values = book.get(key);
      if (!values) book.set(key, [meaning]);
      else if (!values.includes(meaning)) values.push(meaning);
    }
    return { loose, strict };
  });

  return function find(query: readonly Word[]): Span<Value>[] {
    const spans: Span<Value>[] = [];
    let lastWords: Word[] = [];
    for (let at = 0; at < query.length; ) {
      const found = longestAt(query.slice(at, at + longestPhrase)) ?? sharedAt(lastWords, query.slice(at));
      if (found) {
        const before = spans.at(-1);
        const shared = before?.words === lastWords ? sharedEnd(before, found.span) : undefined;
        if (shared) spans.splice(-1, 1, shared);
        spans.push(found.span);
        lastWords = found.span.words;
      } else if (!ignored.has(query[at]?.raw ?? "")) lastWords = [];
      at += found?.length ?? 1;
    }
    return spans;
  };

  function keyOf(words: readonly Word[], verbatim = false): string {
    if (verbatim) return words.map(({ raw }) => raw).join("");
    // Keeps the «a» of «vitamina a», although «a» alone is ignored.
    const significant = words.filter(({ raw }, place) => place === 0 || raw.length < 2 || !ignored.has(raw));
    return significant.map(({ term }) => term).join("");
  }

  /** Finds the longest phrase at the start of a row of words. A phrase may contain ignored words. */
  function longestAt(row: readonly Word[]): { span: Span<Value>; length: number } | undefined {
    let longest: { span: Span<Value>; length: number } | undefined;
    const { raw: first = "", term = "" } = row[0] ?? {};
    // An ignored word may follow a short first word, so only two letters are used.
    const letters =
      first.length > 2 ? term.slice(0, mostLetters) : `${first}${row[1]?.raw ?? ""}`.slice(0, 2);
    // Every phrase has at least two letters.
    if (letters.length < 2) return undefined;
    const { loose, strict } = phrases(letters);
    if (loose.size + strict.size === 0) return undefined;
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

  /** Finds a name that begins like the previous name: «PSA libre y total» also means «PSA total». */
  function sharedAt(lastWords: readonly Word[], row: readonly Word[]): ReturnType<typeof longestAt> {
    for (let length = lastWords.length - 1; length > 0; length -= 1) {
      const found = longestAt([...lastWords.slice(0, length), ...row].slice(0, longestPhrase));
      if (found && found.length > length) return { ...found, length: found.length - length };
    }
    return undefined;
  }

  /** Completes a one-word name with the end of the next: «T3» in «T3 y T4 libres» means «T3 libre». */
  function sharedEnd(before: Span<Value>, { words }: Span<Value>): Span<Value> | undefined {
    if (before.words.length > 1 || words.length < 2) return undefined;
    const longer = [...before.words, ...words.slice(1)];
    const found = longestAt(longer);
    return found?.length === longer.length ? found.span : undefined;
  }
}
