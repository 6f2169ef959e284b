import type { WorkloadArea } from "#app/content/catalogue/workload.ts";
import type { WorkloadAnswers } from "#app/lib/addresses/workload-address.ts";
import { formatNumber, withUnit } from "#app/lib/text/format.ts";
import { inSentence } from "#app/lib/text/in-sentence.ts";
import {
  demandPerDay,
  demandPerHour,
  type Fit,
  timeInWords,
  unitOf,
  type Workload,
  type WorkTime,
} from "#app/lib/workload.ts";

export const fitWords: Record<Fit, string> = { ample: "Holgado", tight: "Justo", short: "No alcanza" };

type Counted = Pick<WorkloadArea, "counts">;
type Described = Pick<WorkloadArea, "counts" | "label">;

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

/** «98 % de la jornada», «40 min más que la jornada». */
export function shareInWords({ hours, share, fit }: WorkTime): string {
  if (fit !== "short") return `${withUnit(String(Math.round(share * 100)), "%")} de la jornada`;
  return `${timeInWords(hours - hours / share)} más que la jornada`;
}

export function requestInWords(area: Described, answers: WorkloadAnswers): string {
  return `${dayInWords(area, answers)} ¿Qué equipo nos recomiendan?`;
}

/** «Procesamos 1.300 pruebas de inmunología al día, en 8 horas de trabajo. Disponemos de 180 cm de ancho.» */
export function dayInWords(area: Described, { load, hours, margin, space }: WorkloadAnswers): string {
  const day = `${amountInWords(area, load)} de ${inSentence(area.label)} al día`;
  const shift = hours === 1 ? "una hora" : withUnit(formatNumber(hours), "horas");
  const growth = margin > 0 ? `, con un margen de ${withUnit(String(margin), "%")} para crecer` : "";
  const room = space > 0 ? ` Disponemos de ${withUnit(formatNumber(space), "cm")} de ancho.` : "";
  return `Procesamos ${day}, en ${shift} de trabajo${growth}.${room}`;
}
