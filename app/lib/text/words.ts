/** Counts words as a reader does: signs that stand alone are none. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

export function sentences(text: string): string[] {
  return text.split(/(?<=[.?!])\s+(?=[\p{Lu}¿¡])/u);
}
