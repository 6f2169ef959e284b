import type { Analyzer } from "#app/content/catalogue/workload.ts";
import { type Workload, workTime } from "#app/lib/workload.ts";
import type { TimedAnalyzer } from "./words.ts";

type Rated = Pick<Analyzer, "rate" | "modules" | "width"> & { models?: readonly unknown[] };

/** Sorts analyzers by the time they need for a workload. Those without a figure come last. */
export function sortByTime<A extends Rated>(analyzers: readonly A[], workload: Workload): TimedAnalyzer<A>[] {
  return analyzers
    .map((analyzer) => {
      const time = workTime(workload, analyzer.rate, analyzer.modules);
      return { analyzer, time, width: analyzer.width && analyzer.width * (time?.modules ?? 1) };
    })
    .sort((a, b) => hoursOf(a) - hoursOf(b) || (b.analyzer.rate ?? 0) - (a.analyzer.rate ?? 0));
}

/** Returns 0 hours without work and infinity without a figure. */
function hoursOf({ analyzer, time }: TimedAnalyzer<Rated>): number {
  if (time) return time.hours;
  return analyzer.rate ? 0 : Number.POSITIVE_INFINITY;
}
