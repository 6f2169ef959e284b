/**
 * React's data omit these fields, because the HTML already shows them
 * (docs/decisions/037-delivered-blocks.md).
 */
export const delivered = [
  "line.bench",
  "single.bench",
  "links",
  "guide",
  "foot.related",
  "foot.download",
  "foot.next",
];
