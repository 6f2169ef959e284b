import type { Analyzer } from "#app/content/catalogue/workload.ts";
import { type Workload, workTime } from "#app/lib/workload.ts";
import type { LaidOut } from "./words.ts";

/** Analyzers under a workload, the soonest done first; those without a figure come last. */
export function layOut(analyzers: readonly Analyzer[], workload: Workload): LaidOut[] {
  const never = Number.POSITIVE_INFINITY;
  return analyzers
    .map((analyzer) => ({ analyzer, time: workTime(workload, analyzer.rate, analyzer.modules) }))
    .sort((a, b) => hoursOf(a) - hoursOf(b) || (b.analyzer.rate ?? 0) - (a.analyzer.rate ?? 0));

  function hoursOf({ analyzer, time }: LaidOut): number {
    if (time) return time.hours;
    // Without work, the order of their rates; without a rate, last.
    return analyzer.rate ? 0 : never;
  }
}
