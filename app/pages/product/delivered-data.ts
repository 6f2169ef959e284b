/** Data that the HTML does not repeat, because its text shows them: docs/decisions/037-delivered-blocks.md. */
export const delivered = ["callouts", "fit", "tests", "supplies", "steps"];
