/**
 * Text as the search reads it: without accents, case, hyphens or invisible signs, and with plurals
 * as singulars.
 */
import { memoize } from "#app/lib/memoize.ts";

/** `raw` as typed, folded; `term` is what is compared. */
export type Word = { raw: string; term: string };

/** A word that remembers where it stands: `at` gives the place in the text of each of its letters, and of its end. */
export type PlacedWord = Word & { at: number[] };

const greek: Record<string, string> = { α: "alfa", β: "beta", γ: "gamma", δ: "delta", μ: "u" };

export function words(text: string): Word[] {
  const found: Word[] = [];
  let raw = "";
  for (const sign of text) {
    const letters = foldSign(sign);
    if (letters !== undefined) raw += letters;
    else if (raw) {
      found.push({ raw, term: singular(raw) });
      raw = "";
    }
  }
  if (raw) found.push({ raw, term: singular(raw) });
  return found;
}

/** The same words with their places, for marking them. */
export function placedWords(text: string): PlacedWord[] {
  const places: number[][] = [[]];
  let place = 0;
  for (const sign of text) {
    const letters = foldSign(sign);
    const current = places.at(-1) ?? [];
    if (letters === undefined) {
      if (current.length > 0) places.push([]);
    } else for (const _ of letters) current.push(place);
    place += sign.length;
  }
  return words(text).map((word, index) => {
    const at = places[index] ?? [];
    const last = at.at(-1) ?? 0;
    return { ...word, at: [...at, last + signLength(text, last)] };
  });
}

/** Two and three neighbours written as one: «BGA-102» is also «bga102», «MAGLUMI X6» is also «maglumix6». */
export function compounds<W extends Word>(single: readonly W[], join: (first: W, second: W) => W): W[] {
  return single.flatMap((first, index) => {
    const second = single[index + 1];
    const third = single[index + 2];
    if (!second) return [];
    const pair = join(first, second);
    return third ? [pair, join(pair, third)] : [pair];
  });
}

export function joinWords(first: Word, second: Word): Word {
  const raw = first.raw + second.raw;
  return { raw, term: raw };
}

export function joinPlacedWords(first: PlacedWord, second: PlacedWord): PlacedWord {
  return { ...joinWords(first, second), at: [...first.at.slice(0, -1), ...second.at] };
}

/** Letters and digits of a sign; undefined where a word ends, empty for signs inside of words. */
const foldSign = memoize((sign: string): string | undefined => {
  // Accents on their own, soft hyphens, marks of writing direction: inside a word they are nothing.
  if (/^[\p{M}\p{Cf}]$/u.test(sign)) return "";
  const plain = sign.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const letters = (greek[plain] ?? plain).replace(/[^a-z0-9]/g, "");
  return letters === "" ? undefined : letters;
});

/** «guantes» and «guante» are one word, and so are «analizadores» and «analizador». */
function singular(raw: string): string {
  if (raw.length < 5 || /\d/.test(raw)) return raw;
  if (/[dlnrz]es$/.test(raw)) return raw.slice(0, -2);
  return raw.endsWith("s") ? raw.slice(0, -1) : raw;
}

function signLength(text: string, place: number): number {
  return (text.codePointAt(place) ?? 0) > 0xffff ? 2 : 1;
}
