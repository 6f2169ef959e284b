import { joinWords, type Word } from "#app/lib/text/search-words.ts";

export function meantWords(all: Word[], ignored: ReadonlySet<string>): Word[] {
  const meant = all.filter((word) => !ignored.has(word.raw));
  return (meant.length > 0 ? meant : all).slice(0, mostWords);
}

/** Returns the typed words, and variants in which two neighbours are joined («x 6» as «x6»). */
export function variantsOf(typed: Word[]): Word[][] {
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

/** Returns 1 for equal words, less if the found word only begins with the typed one, else 0. */
export function similarity(typed: string, found: string): number {
  if (found === typed) return 1;
  return found.startsWith(typed) ? 0.6 + 0.25 * (typed.length / found.length) : 0;
}

/** Counts letters to change, add, leave out or swap with their neighbour. Stops above `limit`. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    let fewest = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const substitution = (row[j - 1] ?? 0) + (same ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? (before[j - 2] ?? 0) + 1 : substitution;
      const typos = Math.min(substitution, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      next.push(typos);
      if (typos < fewest) fewest = typos;
    }
    if (fewest > limit) return limit + 1;
    before = row;
    row = next;
  }
  return row[b.length] ?? limit + 1;
}
