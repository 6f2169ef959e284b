/**
 * After the dash of a range, where browsers else break a line: «10–/15 minutos». It has no width, is not read out, and
 * searches pass over it.
 */
export const wordJoiner = "\u2060";

/** For what breaks no line at a dash, or is read sign by sign: data sheets and search engines. */
export function withoutJoiners(text: string): string {
  return text.replaceAll(wordJoiner, "");
}
