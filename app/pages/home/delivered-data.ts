/**
 * React's data omit these fields, because the HTML already shows them
 * (docs/decisions/037-delivered-blocks.md).
 */
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
