/** A laboratory's day: tests or samples, hours of work, and a margin in percent. */
export type Workload = { load: number; hours: number; margin: number };

export type Fit = "ample" | "tight" | "short";

export type WorkTime = {
  hours: number;
  /** Share of the shift. Above 1, the analyzer does not finish. */
  share: number;
  modules: number;
  fit: Fit;
};

/** Up to this share of the shift, the page calls the time «holgado». The limit is our own convention. */
export const ampleShare = 0.7;

/** Allowed values. Any other value becomes the nearest allowed value. */
export const limits = {
  load: { min: 0, max: 50_000, step: 1 },
  /** Half hours are allowed, because rounding «7,5 horas» to eight would promise too much. */
  hours: { min: 1, max: 24, step: 0.5 },
  margin: { min: 0, max: 50, step: 1 },
  /** Available width in centimetres; 0 if unknown. */
  space: { min: 0, max: 1000, step: 1 },
} satisfies Record<keyof Workload | "space", { min: number; max: number; step: number }>;

const secondsPerHour = 3600;

export function ratePerHour(secondsEach: number): number {
  return secondsPerHour / secondsEach;
}

/** Returns `fallback` if `value` is NaN. */
export function nearestAllowed(question: keyof typeof limits, value: number, fallback: number): number {
  const { min, max, step } = limits[question];
  return Number.isNaN(value) ? fallback : Math.round(Math.min(max, Math.max(min, value)) / step) * step;
}

/** The multiplication comes before the division, so that whole numbers stay exact. */
export function demandPerDay({ load, margin }: Workload): number {
  return Math.ceil((load * (100 + margin)) / 100);
}

export function demandPerHour(workload: Workload): number {
  return demandPerDay(workload) / workload.hours;
}

/**
 * Uses the fewest modules that finish within the shift, or all modules if even they do not finish. Returns
 * undefined if there is no work or no rate.
 */
export function workTime(workload: Workload, rate: number | undefined, maxModules = 1): WorkTime | undefined {
  const demand = demandPerDay(workload);
  if (!rate || !(rate > 0) || !(demand > 0) || !(workload.hours > 0)) return undefined;
  const needed = Math.ceil(demand / (rate * workload.hours));
  const modules = Math.min(Math.max(1, needed), maxModules);
  const hours = demand / (rate * modules);
  const share = hours / workload.hours;
  return { hours, share, modules, fit: fitOf(share) };
}

function fitOf(share: number): Fit {
  if (share > 1) return "short";
  return share > ampleShare ? "tight" : "ample";
}

/** Returns whether a width fits into the space, or undefined if either is unknown. */
export function fitsInto(space: number, width: number | undefined): boolean | undefined {
  return space > 0 && width ? width <= space : undefined;
}

export function axisHours(shift: number): number {
  return Math.ceil(shift * 1.25);
}

const tickSteps = [1, 4, 12, 24, 120, 240];
const maxTicks = 12;

/** Returns the end of an axis that no analyzer exceeds, and the hours from one tick to the next. */
export function hoursAxis(shift: number, slowest: number): { end: number; step: number } {
  const minEnd = Math.max(axisHours(shift), slowest);
  const step = tickSteps.find((hours) => minEnd <= hours * maxTicks) ?? Math.ceil(minEnd / maxTicks);
  return { end: Math.ceil(minEnd / step) * step, step };
}

/** Returns `counts` («pruebas»), without its final «s» if the amount is 1. */
export function unitOf(amount: number, counts: string): string {
  return amount === 1 ? counts.slice(0, -1) : counts;
}

const numbers = ["cero", "un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"];

/** «tres», «11»: a count before a noun, spelled out up to ten. */
export function numberInWords(count: number): string {
  return numbers[count] ?? String(count);
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
