import type { Reporter } from "@playwright/test/reporter";
import { reportSkipped } from "./missing-programs.ts";

export default class SkippedReporter implements Reporter {
  onEnd() {
    reportSkipped();
  }

  printsToStdio() {
    return false;
  }
}
