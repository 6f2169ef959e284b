/** Replaces lone surrogates, which cannot be encoded, with U+FFFD, as browsers do. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}

/** Cleans a line of untrusted text, for example from an address or storage. */
export function plainLine(text: string, maxLength: number): string {
  // A character needs up to two UTF-16 units. Twice as many leave room for characters that are removed.
  const start = wellFormed(text.slice(0, maxLength * 4));
  const line = start
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/\p{Bidi_Control}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  return Array.from(line).slice(0, maxLength).join("").trim();
}
