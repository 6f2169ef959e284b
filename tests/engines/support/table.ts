import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

type Row = { outcome: string; journey: string; reason: string };

/** Prints each run of each journey, engine by engine, and why a run failed or was skipped. */
export default class Table implements Reporter {
  #rows = new Map<string, Row[]>();
  #time = new Map<string, number>();

  #skippedEngines: readonly string[];

  constructor({ skippedEngines }: { skippedEngines: readonly string[] }) {
    this.#skippedEngines = skippedEngines;
  }

  onTestEnd(test: TestCase, { status, retry, error, duration, annotations }: TestResult) {
    const engine = test.parent.project()?.name ?? "";
    const skipped = annotations.find(({ type }) => type === "skip");
    const passed = retry > 0 ? "passed on retry" : "passed";
    const outcome = status === "passed" ? passed : status === "skipped" ? "not possible" : "failed";
    const reason = outcome === "failed" ? firstLine(error?.message) : (skipped?.description ?? "");
    const rows = this.#rows.get(engine) ?? [];
    this.#rows.set(engine, [...rows, { outcome, journey: test.title, reason }]);
    this.#time.set(engine, (this.#time.get(engine) ?? 0) + duration);
  }

  onEnd() {
    for (const [engine, rows] of this.#rows) {
      const seconds = Math.round((this.#time.get(engine) ?? 0) / 1000);
      console.log(`\n${engine}: ${countJourneys(rows)} journeys, ${seconds} s`);
      for (const { outcome, journey, reason } of rows) {
        console.log(`  ${outcome.padEnd(15)}  ${journey}${reason && `\n${" ".repeat(19)}${reason}`}`);
      }
    }
    for (const reason of this.#skippedEngines) console.log(`\nskipped  ${reason}`);
  }

  printsToStdio() {
    return true;
  }
}

/** A journey that runs again after a failure has two rows. */
function countJourneys(rows: readonly Row[]): number {
  return new Set(rows.map(({ journey }) => journey)).size;
}

function firstLine(text = ""): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal
  return text.replaceAll(/\u001b\[\d+m/g, "").split("\n")[0] ?? "";
}
