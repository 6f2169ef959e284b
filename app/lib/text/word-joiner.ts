/**
 * Prevents a line break after the dash of a range («10–15 minutos»). It has no width, screen readers do not
 * read it, and the search ignores it.
 */
export const wordJoiner = "\u2060";

/** Removes joiners for search engines, and for data sheets, whose lines do not break at a dash. */
export function withoutJoiners(text: string): string {
  return text.replaceAll(wordJoiner, "");
}
