/** Turns line ends and non-breaking spaces into spaces, and drops word joiners. */
export function plain(text: string): string {
  return text.replace(/\s+/g, " ").replaceAll("\u2060", "").trim();
}
