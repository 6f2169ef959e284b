/** The HTML already shows these fields, so the data omit them: docs/decisions/037-delivered-blocks.md. */
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
