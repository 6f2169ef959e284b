import { withoutJoiners } from "#app/lib/text/word-joiner.ts";

/** A text without case, joiners, kinds of spaces and the full stop at its end: none of them makes another sentence. */
export function plainText(text: string): string {
  return withoutJoiners(text)
    .toLocaleLowerCase("es")
    .replace(/[\s\u00a0]+/g, " ")
    .replace(/\.$/, "")
    .trim();
}
