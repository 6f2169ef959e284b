import type { WorkloadAnswers } from "#app/lib/addresses/workload-address.ts";
import type { Defaults } from "./address.ts";

/** Remembers one shift for the laboratory and one load per area. */
export function createMemory() {
  const loads = new Map<string, number>();
  let shift: number | undefined;
  return {
    store(area: Defaults, { load, hours }: WorkloadAnswers) {
      loads.set(area.id, load);
      // Once the shift differs from a default, every later shift is stored too.
      if (shift !== undefined || hours !== area.hours) shift = hours;
    },
    /** The values with which an area opens. */
    answersIn(area: Defaults, answers: WorkloadAnswers): WorkloadAnswers {
      return { ...answers, load: loads.get(area.id) ?? area.load, hours: shift ?? area.hours };
    },
  };
}
