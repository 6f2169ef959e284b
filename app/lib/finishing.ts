import { formatNumber, withUnit } from "./text/format.ts";
import { fitsInto, numberInWords, type Workload, type WorkTime, workTime } from "./workload.ts";

type Countable = { models?: readonly unknown[] };

/**
 * `time` is undefined if the analyzer has no rate or there is no work. `width` is the total width of
 * `time.modules` modules, or of one module without `time`; undefined if the width is not published.
 */
export type TimedAnalyzer<A extends Countable> = { analyzer: A; time?: WorkTime; width?: number };

type Rated = Countable & { rate?: number; modules?: number; width?: number };

/** Analyzers without a rate come last. */
export function sortByTime<A extends Rated>(analyzers: readonly A[], workload: Workload): TimedAnalyzer<A>[] {
  return analyzers
    .map((analyzer) => {
      const time = workTime(workload, analyzer.rate, analyzer.modules);
      return { analyzer, time, width: analyzer.width && analyzer.width * (time?.modules ?? 1) };
    })
    .sort((a, b) => hoursOf(a) - hoursOf(b) || (b.analyzer.rate ?? 0) - (a.analyzer.rate ?? 0));
}

function hoursOf({ analyzer, time }: TimedAnalyzer<Rated>): number {
  if (time) return time.hours;
  return analyzer.rate ? 0 : Number.POSITIVE_INFINITY;
}

/** «Tres de siete equipos terminan dentro de la jornada.» Counts each model of a series. */
export function finishingInWords(rows: readonly TimedAnalyzer<Countable>[], space = 0): string {
  const timed = rows.filter(({ time }) => time);
  const all = count(timed);
  const finishing = timed.filter(finishes);
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

export function nominalAnswer(
  { counts }: { counts: string },
  { load }: Workload,
  rows: readonly TimedAnalyzer<Countable>[],
): [answer: string, assumption: string] {
  const answer = load > 0 ? finishingInWords(rows) : `Escriba cuántas ${counts} procesa en un día.`;
  return [answer, "Con el rendimiento nominal del fabricante, sin margen."];
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
  const unpublished = unknown > 0 ? `; de ${others(unknown)} no hay ancho publicado` : "";
  // «Ninguno» would wrongly include analyzers of unknown width.
  const [count, not] = fitting || !unknown ? [fitting, ""] : [wider, "no "];
  const which = ["ninguno", "uno"][count] ?? numberInWords(count);
  return `De ellos, ${which} ${not}${count > 1 ? "caben" : "cabe"} ${room}${unpublished}.`;
}
