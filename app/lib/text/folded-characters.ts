/** Folds text to lower-case ASCII, without accents and with Greek letters spelled out. */
import { memoize } from "#app/lib/memoize.ts";

const greek: Record<string, string> = { α: "alfa", β: "beta", γ: "gamma", δ: "delta", μ: "u" };

/** Combining accents: grave, acute, tilde, diaeresis. `narrow` writes them as U+0080 to U+0083. */
const accents = "\u0300\u0301\u0303\u0308";
/** Characters beyond Latin-1 in the content. A character missing here is folded too, but more slowly. */
const wideCharacters = `${accents}\u2060–—₂⁺⁻αβγδμ…≤≥`;
const firstControl = 0x80;
const marks = /[\x80-\x83]/g;

/** Folds text. Removes all accents that `narrow` has written, in one step. */
export function foldLines(text: string): string {
  return fold(text.toLowerCase().replace(marks, ""));
}

export function fold(text: string): string {
  return text.toLowerCase().replace(/[^ -~\n\f]/gu, (character) => foldCharacter(character) ?? " ");
}

/** This range matches faster than the pattern for all Unicode marks. */
const combining = /[\u0300-\u036f]/g;

/** Folds a character to letters and digits. Returns undefined for a character that ends a word. */
export const foldCharacter = memoize((character: string): string | undefined => {
  // Soft hyphens and direction marks do not end a word.
  if (/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/.test(character)) return "";
  const plain = widen(character).normalize("NFKD").replace(combining, "").toLowerCase();
  if (plain === "") return "";
  const letters = (greek[plain] ?? plain).replace(/[^a-z0-9]/g, "");
  return letters === "" ? undefined : letters;
});

/**
 * Writes accents and wide characters as the control characters from U+0080. A browser folds the result much
 * faster, because it is Latin-1 and loses all accents in one step.
 */
export function narrow(text: string): string {
  return text.normalize("NFD").replace(/[^\0-\xff]/g, (character) => {
    const place = wideCharacters.indexOf(character);
    return place < 0 ? character : String.fromCharCode(firstControl + place);
  });
}

export function widen(text: string): string {
  const wide = text.replace(
    /[\x80-\x9f]/g,
    (character) => wideCharacters[character.charCodeAt(0) - firstControl] ?? character,
  );
  return wide.normalize("NFC");
}
