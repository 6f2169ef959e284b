/** Data that the HTML does not repeat, because its text shows them: docs/decisions/037-delivered-blocks.md. */
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

export const delivered = ["callouts", "fit", ...facts, "tests", "supplies", "steps"];
