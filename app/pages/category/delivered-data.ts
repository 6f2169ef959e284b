/** Data that the prerendered HTML already contains, so React needs no copy: docs/decisions/037-delivered-blocks.md. */
export const delivered = [
  "line.bench",
  "single.bench",
  "links",
  "guide",
  "foot.related",
  "foot.download",
  "foot.next",
];
