import type { Analyzer, WorkloadArea } from "#app/content/catalogue/workload.ts";
import { formatNumber, withUnit } from "#app/lib/text/format.ts";
import { inSentence } from "#app/lib/text/in-sentence.ts";
import {
  demandPerDay,
  demandPerHour,
  type Fit,
  fitsInto,
  numberInWords,
  timeInWords,
  unitOf,
  type Workload,
  type WorkTime,
} from "#app/lib/workload.ts";
import type { Answers } from "./address.ts";

export const fitWords: Record<Fit, string> = { ample: "Holgado", tight: "Justo", short: "No alcanza" };

type Countable = { models?: readonly unknown[] };

/**
 * An analyzer with its time for a workload, if it publishes a figure and there is work. The width is that of all the
 * modules it needs, side by side.
 */
export type TimedAnalyzer<A extends Countable = Analyzer> = { analyzer: A; time?: WorkTime; width?: number };

type Counted = Pick<WorkloadArea, "counts">;
type Described = Pick<WorkloadArea, "counts" | "label">;

/** «1.300 pruebas», «1 prueba». */
export function amountInWords({ counts }: Counted, amount: number): string {
  return withUnit(formatNumber(amount), unitOf(amount, counts));
}

/** «195 pruebas por hora», «195 pruebas/h». */
export function demandInWords(area: Counted, workload: Workload, perHour = " por hora"): string {
  const rate = demandPerHour(workload);
  const shown = rate < 10 ? Math.round(rate * 10) / 10 : Math.round(rate);
  return `${amountInWords(area, shown)}${perHour}`;
}

/** «1.300 pruebas + 20 % de margen = 1.560», «1.560 ÷ 8 h = 195 por hora». */
export function sumInWords(area: Counted, workload: Workload): string[] {
  const { load, hours, margin } = workload;
  const demand = formatNumber(demandPerDay(workload));
  const perHour = formatNumber(Math.round(demandPerHour(workload) * 10) / 10);
  return [
    `${amountInWords(area, load)} + ${withUnit(String(margin), "%")} de margen = ${demand}`,
    `${demand} ÷ ${withUnit(formatNumber(hours), "h")} = ${perHour} por hora`,
  ];
}

/**
 * «Tres de siete equipos terminan dentro de la jornada. De ellos, uno cabe en 100 cm.» Counts each model of a series.
 */
export function finishingInWords(rows: readonly TimedAnalyzer<Countable>[], space = 0): string {
  const known = rows.filter(({ time }) => time);
  const all = count(known);
  const finishing = known.filter(finishes);
  const thatFit = (fits?: boolean) => count(finishing.filter(({ width }) => fitsInto(space, width) === fits));
  const unknown = count(rows) - all;
  return [
    finishingSentence(count(finishing), all),
    space > 0 && finishing.length > 0 && roomSentence(thatFit(true), thatFit(false), thatFit(), space),
    unknown > 0 && `De ${others(unknown)} no hay cifra publicada.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** «3 de 7 terminan», «1 de 7 termina». */
export function finishingInShort(rows: readonly TimedAnalyzer<Countable>[]): string {
  const finishing = count(rows.filter(finishes));
  return `${finishing} de ${count(rows.filter(({ time }) => time))} ${finishing === 1 ? "termina" : "terminan"}`;
}

function count(rows: readonly TimedAnalyzer<Countable>[]): number {
  return rows.reduce((sum, { analyzer }) => sum + (analyzer.models?.length ?? 1), 0);
}

function finishes({ time }: TimedAnalyzer<Countable>): boolean {
  return time !== undefined && time.fit !== "short";
}

function others(count: number): string {
  return count === 1 ? "otro" : `otros ${numberInWords(count)}`;
}

function finishingSentence(finishing: number, all: number): string {
  if (all === 1) return `El equipo ${finishing === 1 ? "termina" : "no termina"} dentro de la jornada.`;
  if (finishing === 0) return `Ninguno de los ${numberInWords(all)} equipos termina dentro de la jornada.`;
  if (finishing === all) return `Los ${numberInWords(all)} equipos terminan dentro de la jornada.`;
  if (finishing === 1) return `Uno de ${numberInWords(all)} equipos termina dentro de la jornada.`;
  const first = numberInWords(finishing);
  return `${first.charAt(0).toUpperCase()}${first.slice(1)} de ${numberInWords(all)} equipos terminan dentro de la jornada.`;
}

/** «De ellos, uno cabe en 100 cm; de otro no hay ancho publicado.» */
function roomSentence(fitting: number, wider: number, unknown: number, space: number): string {
  const room = `en ${withUnit(formatNumber(space), "cm")}`;
  const all = fitting + wider + unknown;
  if (unknown === all) return "Su ancho no está publicado.";
  if (all === 1) return `${fitting ? "Cabe" : "No cabe"} ${room}.`;
  if (fitting === all) return `Los ${numberInWords(all)} caben ${room}.`;
  const silent = unknown > 0 ? `; de ${others(unknown)} no hay ancho publicado` : "";
  // «Ninguno» would wrongly include analyzers of unknown width.
  const [count, not] = fitting || !unknown ? [fitting, ""] : [wider, "no "];
  const which = ["ninguno", "uno"][count] ?? numberInWords(count);
  return `De ellos, ${which} ${not}${count > 1 ? "caben" : "cabe"} ${room}${silent}.`;
}

/** «98 % de la jornada», «40 min más que la jornada». */
export function shareInWords({ hours, share, fit }: WorkTime): string {
  if (fit !== "short") return `${withUnit(String(Math.round(share * 100)), "%")} de la jornada`;
  return `${timeInWords(hours - hours / share)} más que la jornada`;
}

/** Writes the request that goes to the adviser. */
export function requestInWords(area: Described, answers: Answers): string {
  return `${dayInWords(area, answers)} ¿Qué equipo nos recomiendan?`;
}

/** «Procesamos 1.300 pruebas de inmunología al día, en 8 horas de trabajo. Disponemos de 180 cm de ancho.» */
export function dayInWords(area: Described, { load, hours, margin, space }: Answers): string {
  const day = `${amountInWords(area, load)} de ${inSentence(area.label)} al día`;
  const shift = hours === 1 ? "una hora" : withUnit(formatNumber(hours), "horas");
  const growth = margin > 0 ? `, con un margen de ${withUnit(String(margin), "%")} para crecer` : "";
  const room = space > 0 ? ` Disponemos de ${withUnit(formatNumber(space), "cm")} de ancho.` : "";
  return `Procesamos ${day}, en ${shift} de trabajo${growth}.${room}`;
}
