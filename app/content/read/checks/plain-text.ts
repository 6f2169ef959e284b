import { withoutJoiners } from "#app/lib/text/word-joiner.ts";

/** Normalises case, joiners, spaces and the final full stop, so that equal sentences compare as equal. */
export function plainText(text: string): string {
  return withoutJoiners(text)
    .toLocaleLowerCase("es")
    .replace(/[\s\u00a0]+/g, " ")
    .replace(/\.$/, "")
    .trim();
}
