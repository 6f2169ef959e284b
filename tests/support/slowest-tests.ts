import type { Reporter, TestModule } from "vitest/node";

/** Prints the slowest tests. */
export class SlowestTests implements Reporter {
  readonly #count: number;

  constructor(count: number) {
    this.#count = count;
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    const timed = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        name: `${module.relativeModuleId} > ${test.fullName}`,
        time: test.diagnostic()?.duration ?? 0,
      })),
    );
    const slowest = timed.toSorted((a, b) => b.time - a.time).slice(0, this.#count);
    const lines = slowest.map(({ name, time }) => `${Math.round(time).toString().padStart(7)} ms  ${name}`);
    console.log(["", `The ${slowest.length} slowest of ${timed.length} tests:`, ...lines].join("\n"));
  }
}
