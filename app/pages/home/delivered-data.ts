/** Fields that the HTML shows completely, so React gets no copy: docs/decisions/037-delivered-blocks.md. */
export const delivered = [
  "organization",
  "page.featured",
  "page.tests",
  "page.reasons",
  "page.leaders",
  "page.quote",
  "page.coverage",
  "page.cta",
];
