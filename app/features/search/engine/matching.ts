import { joinWords, type Word, words } from "./words.ts";

/** Returns how many typos a term may have. Short words and words with digits must match exactly. */
export function allowedTypos(term: string): number {
  if (term.length < 4 || /\d/.test(term)) return 0;
  return term.length < 6 ? 1 : 2;
}

/** Returns the words of a query without ignored ones, or all words if every one is ignored. */
export function readQuery(query: string, ignored: ReadonlySet<string>): Word[] {
  const all = words(query);
  const meant = all.filter((word) => !ignored.has(word.raw));
  return (meant.length > 0 ? meant : all).slice(0, mostWords);
}

/** Returns the words as typed, and variants with two neighbours joined («x 6» as «x6»). */
export function readingsOf(typed: Word[]): Word[][] {
  const few = typed.slice(0, mostWords);
  return few.length === 0 ? [] : [few, ...joinedReadings(few)];
}

const mostWords = 8;

function joinedReadings(typed: Word[]): Word[][] {
  return typed.flatMap((first, index) => {
    const second = typed[index + 1];
    return second ? [[...typed.slice(0, index), joinWords(first, second), ...typed.slice(index + 2)]] : [];
  });
}

/** The lowest similarity of a prefix match. Anything lower is a corrected typo. */
export const beginning = 0.6;

/** Compares a typed word with a word of a document: 1 if equal, less for a prefix, least for a typo. */
export function similarity(typed: string, found: string): number {
  if (found === typed) return 1;
  if (found.startsWith(typed)) return beginning + 0.25 * (typed.length / found.length);
  const allowed = Math.min(allowedTypos(typed), allowedTypos(found));
  const typos = allowed > 0 ? distance(typed, found, allowed) : Number.POSITIVE_INFINITY;
  return typos <= allowed ? beginning - 0.1 * typos : 0;
}

/** Levenshtein distance. Stops early above `limit`. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(substitution, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > limit) return limit + 1;
    row = next;
  }
  return row[b.length] ?? limit + 1;
}
