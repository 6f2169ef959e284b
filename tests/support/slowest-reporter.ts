import { dirname, relative } from "node:path";
import type { FullConfig, Reporter, Suite, TestCase } from "@playwright/test/reporter";
import { reportSkipped } from "./missing-programs.ts";

const limit = 20;

/** Prints the number and the time of the tests of each folder, and the slowest tests. */
export default class SlowestReporter implements Reporter {
  #folder = "";
  #all: Suite | undefined;

  onBegin(config: FullConfig, all: Suite) {
    this.#folder = config.configFile ? dirname(config.configFile) : "";
    this.#all = all;
  }

  onEnd() {
    reportSkipped();
    const ran = (this.#all?.allTests() ?? []).filter((test) => test.results.length > 0);
    if (ran.length < 2) return;
    const folders = Map.groupBy(ran, (test) => dirname(this.#place(test)));
    print(
      "Tests by folder:",
      [...folders].map(([folder, tests]) => ({
        seconds: sum(tests.map(seconds)),
        text: `${tests.length}\t${folder}`,
      })),
    );
    print(
      `Slowest ${Math.min(limit, ran.length)}:`,
      ran
        .map((test) => ({
          seconds: seconds(test),
          text: `${this.#place(test)}:${test.location.line} ${test.title}`,
        }))
        .toSorted((one, other) => other.seconds - one.seconds)
        .slice(0, limit),
    );
  }

  #place(test: TestCase): string {
    return relative(this.#folder, test.location.file);
  }

  printsToStdio() {
    return false;
  }
}

function print(title: string, lines: { seconds: number; text: string }[]) {
  console.log(`\n${title}`);
  for (const line of lines) console.log(`${line.seconds.toFixed(1).padStart(8)} s\t${line.text}`);
}

function seconds(test: TestCase): number {
  return sum(test.results.map((result) => result.duration)) / 1000;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
