/** The oldest browsers in which everything works: docs/decisions/021-browser-baseline.md. */
export const baseline = ["chrome109", "edge109", "firefox115", "safari16.4", "ios16.4"];
