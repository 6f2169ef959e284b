/** Collapses white space, including no-break spaces, and removes word joiners. */
export function plain(text: string): string {
  return text.replace(/\s+/g, " ").replaceAll("\u2060", "").trim();
}
