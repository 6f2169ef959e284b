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

/** Fields that the HTML shows completely, so React gets no copy: docs/decisions/037-delivered-blocks.md. */
export const delivered = ["callouts", "fit", ...facts, "tests", "supplies", "steps"];
