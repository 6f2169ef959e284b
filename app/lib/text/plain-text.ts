/** Half of a surrogate pair without the other cannot be encoded; it becomes U+FFFD, as browsers send it. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}

/**
 * One line of text from an address or from storage, which anyone may have written: no control
 * characters, nothing that turns the direction of writing, no longer than `most` characters.
 */
export function plainLine(text: string, most: number): string {
  // Two units per character at most, and room for the spaces that fall away.
  const start = wellFormed(text.slice(0, most * 4));
  const line = start
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/\p{Bidi_Control}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  return Array.from(line).slice(0, most).join("").trim();
}
