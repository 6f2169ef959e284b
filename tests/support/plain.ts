/** As a reader sees it: line ends and non-breaking spaces are spaces, and what joins words is nothing. */
export function plain(text: string): string {
  return text.replace(/\s+/g, " ").replaceAll("\u2060", "").trim();
}
