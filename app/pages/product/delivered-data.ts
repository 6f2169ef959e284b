/** The data of the block «facts». */
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

/** Data that the prerendered HTML already contains, so React needs no copy: docs/decisions/037-delivered-blocks.md. */
export const delivered = ["callouts", "fit", ...facts, "tests", "supplies", "steps"];
