/**
 * How much of a day's work an analyzer finishes in a shift, at the throughput that its maker states. All sums of
 * the workload tool stand here; none of them knows where its numbers come from.
 */

/** What a laboratory does in a day: tests or samples, in hours of work, and how many percent more it expects. */
export type Workload = { load: number; hours: number; margin: number };

/** Enough to spare, just enough, or not enough. */
export type Fit = "ample" | "tight" | "short";

/** What a workload asks of one analyzer. */
export type WorkTime = {
  hours: number;
  /** Of the shift: above 1 it is not enough. */
  share: number;
  /** Of those that a modular analyzer may have. */
  modules: number;
  fit: Fit;
};

/** Up to this share of the shift there is time to spare. Our convention. */
export const ampleShare = 0.7;

/** What is taken for an answer; anything else is brought to the nearest of these. */
export const limits = {
  load: { least: 0, most: 50_000, step: 1 },
  /** A shift is often «7,5 horas»: as eight, it would promise too much. */
  hours: { least: 1, most: 24, step: 0.5 },
  margin: { least: 0, most: 50, step: 1 },
  /** Width for the instrument, in centimetres; 0 where nobody has said. */
  space: { least: 0, most: 1000, step: 1 },
} satisfies Record<keyof Workload | "space", { least: number; most: number; step: number }>;

const secondsPerHour = 3600;

/** Makers state results per hour, or seconds per result. */
export function ratePerHour(secondsEach: number): number {
  return secondsPerHour / secondsEach;
}

/** What a question allows that is nearest to a value; `otherwise` where there is none. */
export function nearestAllowed(question: keyof typeof limits, value: number, otherwise: number): number {
  const { least, most, step } = limits[question];
  return Number.isNaN(value) ? otherwise : Math.round(Math.min(most, Math.max(least, value)) / step) * step;
}

/**
 * The day's work with its margin, up to the next whole test: all that is said and judged stands on this one number.
 * Multiplied before it is divided: whole numbers stay exact.
 */
export function demandPerDay({ load, margin }: Workload): number {
  return Math.ceil((load * (100 + margin)) / 100);
}

export function demandPerHour(workload: Workload): number {
  return demandPerDay(workload) / workload.hours;
}

/** With the least modules that fit the shift, or all there may be. Undefined without work or without a rate. */
export function workTime(
  workload: Workload,
  rate: number | undefined,
  mostModules = 1,
): WorkTime | undefined {
  const demand = demandPerDay(workload);
  if (!rate || !(rate > 0) || !(demand > 0) || !(workload.hours > 0)) return undefined;
  const needed = Math.ceil(demand / (rate * workload.hours));
  const modules = Math.min(Math.max(1, needed), mostModules);
  const hours = demand / (rate * modules);
  const share = hours / workload.hours;
  return { hours, share, modules, fit: fitOf(share) };
}

function fitOf(share: number): Fit {
  if (share > 1) return "short";
  return share > ampleShare ? "tight" : "ample";
}

/** Whether a width goes into the space there is; undefined where either is not said. */
export function fitsInto(space: number, width: number | undefined): boolean | undefined {
  return space > 0 && width ? width <= space : undefined;
}

/** Where the rule of hours ends: with room to see by how much a shift is missed. */
export function axisHours(shift: number): number {
  return Math.ceil(shift * 1.25);
}

/** «1 prueba», «1,5 pruebas». The content states the plural; either of its words only loses the «s». */
export function unitOf(amount: number, counts: string): string {
  return amount === 1 ? counts.slice(0, -1) : counts;
}

export type HoursAndMinutes = { hours: number; minutes: number };

export function hoursAndMinutes(hours: number): HoursAndMinutes {
  const minutes = Math.round(hours * 60);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** «7 h 48 min», «5 h», «20 min». */
export function timeInWords(time: number): string {
  const { hours, minutes } = hoursAndMinutes(time);
  const parts = [hours > 0 && `${hours}\u00a0h`, minutes > 0 && `${minutes}\u00a0min`].filter(Boolean);
  return parts.join(" ") || "menos de 1\u00a0min";
}
