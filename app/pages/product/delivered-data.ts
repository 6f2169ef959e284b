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

/** The HTML already shows these fields, so the data omit them: docs/decisions/037-delivered-blocks.md. */
export const delivered = ["callouts", "fit", ...facts, "tests", "supplies", "steps"];
