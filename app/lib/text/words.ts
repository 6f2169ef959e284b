/** Counts words as a reader does: a symbol on its own is not a word. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

export function sentences(text: string): string[] {
  return text.split(/(?<=[.?!])\s+(?=[\p{Lu}¿¡])/u);
}
