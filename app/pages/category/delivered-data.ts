/** The HTML already shows these fields, so the data omit them: docs/decisions/037-delivered-blocks.md. */
export const delivered = [
  "line.bench",
  "single.bench",
  "links",
  "guide",
  "foot.related",
  "foot.download",
  "foot.next",
];
