import type { Answers, Defaults } from "./address.ts";

/** What the visitor has answered so far: the shift is one for the laboratory, the load is each area's own. */
export function createMemory() {
  const loads = new Map<string, number>();
  let shift: number | undefined;
  return {
    keep(area: Defaults, { load, hours }: Answers) {
      loads.set(area.id, load);
      // Once changed it is the visitor's, also where it comes to be what is usual.
      if (shift !== undefined || hours !== area.hours) shift = hours;
    },
    /** What an area opens with, coming from other answers. */
    answersIn(area: Defaults, answers: Answers): Answers {
      return { ...answers, load: loads.get(area.id) ?? area.load, hours: shift ?? area.hours };
    },
  };
}
