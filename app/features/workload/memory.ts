import type { WorkloadAnswers } from "#app/lib/addresses/workload-address.ts";
import type { Defaults } from "./address.ts";

/** Remembers the visitor's values: one shift for the laboratory, one load per area. */
export function createMemory() {
  const loads = new Map<string, number>();
  let shift: number | undefined;
  return {
    store(area: Defaults, { load, hours }: WorkloadAnswers) {
      loads.set(area.id, load);
      // A shift that the visitor has ever changed stays, even if it equals an area's default.
      if (shift !== undefined || hours !== area.hours) shift = hours;
    },
    /** Returns the values with which an area opens. */
    answersIn(area: Defaults, answers: WorkloadAnswers): WorkloadAnswers {
      return { ...answers, load: loads.get(area.id) ?? area.load, hours: shift ?? area.hours };
    },
  };
}
