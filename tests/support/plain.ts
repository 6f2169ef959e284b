/** As a reader sees it: line ends and non-breaking spaces are spaces. */
export function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
