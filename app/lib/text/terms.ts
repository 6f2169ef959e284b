/** Maps each glossary word on a page to the id of its entry. */
export type Terms = Record<string, string>;

export type TextPart = string | { word: string; id: string };

type Entry = { id: string; words?: string[] };
type Place = { word: string; id: string; at: number };

/** Maps the first occurrence of each glossary entry, as spelled in the texts, to the entry's id. */
export function findTerms(texts: readonly string[], entries: readonly Entry[]): Terms | undefined {
  const found = entries.flatMap(({ id, words = [] }): [string, string][] => {
    for (const text of texts) {
      const first = firstOf(
        text,
        words.map((word) => [word, id]),
      );
      if (first) return [[text.slice(first.at, first.at + first.word.length), id]];
    }
    return [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** Only the first occurrence of a term in all texts becomes a link. */
export function linkTerms(texts: readonly string[], terms: Terms = {}): TextPart[][] {
  const unlinked = new Map(Object.entries(terms));
  return texts.map((text) => {
    const parts: TextPart[] = [];
    let rest = text;
    for (let next = firstOf(rest, [...unlinked]); next; next = firstOf(rest, [...unlinked])) {
      const { word, id, at } = next;
      const end = at + word.length;
      if (at > 0) parts.push(rest.slice(0, at));
      parts.push({ word: rest.slice(at, end), id });
      rest = rest.slice(end);
      unlinked.delete(word);
    }
    return rest ? [...parts, rest] : parts;
  });
}

/** Returns the word that occurs first in the text. At the same position, the longer word wins. */
function firstOf(text: string, words: [word: string, id: string][]): Place | undefined {
  return words
    .map(([word, id]) => ({ word, id, at: placeOf(text, word) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.word.length - a.word.length)[0];
}

/** Returns the position of a whole word, or -1. The first letter may be a capital. */
function placeOf(text: string, word: string): number {
  const plain = withPlainSpaces(text);
  const sought = withPlainSpaces(word);
  const capital = sought.charAt(0).toUpperCase() + sought.slice(1);
  let at = -1;
  do {
    const places = [sought, capital].map((form) => plain.indexOf(form, at + 1)).filter((place) => place >= 0);
    if (places.length === 0) return -1;
    at = Math.min(...places);
  } while (/[\p{L}\p{N}+]/u.test(plain.charAt(at - 1) + plain.charAt(at + sought.length)));
  return at;
}

function withPlainSpaces(text: string): string {
  return text.replaceAll("\u00a0", " ");
}
