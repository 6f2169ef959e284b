/** Fields that the HTML shows completely, so React gets no copy: docs/decisions/037-delivered-blocks.md. */
export const delivered = [
  "line.bench",
  "single.bench",
  "links",
  "guide",
  "foot.related",
  "foot.download",
  "foot.next",
];
