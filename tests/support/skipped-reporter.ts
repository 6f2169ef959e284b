import type { Reporter } from "@playwright/test/reporter";
import { reportSkipped } from "./missing-programs.ts";

/** Lists the tests that were skipped because a program is not installed. */
export default class SkippedReporter implements Reporter {
  onEnd() {
    reportSkipped();
  }

  printsToStdio() {
    return false;
  }
}
