/** The fields that the block «facts» shows. */
const facts = [
  "family",
  "features",
  "context",
  "specifications",
  "onRequest",
  "service",
  "notes",
  "panel",
  "terms",
];

/**
 * React's data omit these fields, because the HTML already shows them
 * (docs/decisions/037-delivered-blocks.md).
 */
export const delivered = ["callouts", "fit", ...facts, "tests", "supplies", "steps"];
