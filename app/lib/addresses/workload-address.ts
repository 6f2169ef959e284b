import type { Workload } from "#app/lib/workload.ts";

export const workloadParameters = {
  load: "carga",
  hours: "horas",
  margin: "margen",
  space: "ancho",
} as const;
export const areaParameter = "area";

/** A workload and the available width in centimetres; 0 if unknown. */
export type WorkloadAnswers = Workload & { space: number };

export function workloadPath(area?: string, answers: Partial<WorkloadAnswers> = {}): string {
  const query = String(workloadQuery(area, answers));
  return query ? `/elegir?${query}` : "/elegir";
}

export function workloadQuery(area: string | undefined, answers: Partial<WorkloadAnswers>): URLSearchParams {
  const query = new URLSearchParams(area && { [areaParameter]: area });
  for (const question of ["load", "hours", "margin"] as const) {
    const value = answers[question];
    if (value !== undefined) query.set(workloadParameters[question], String(value));
  }
  if (answers.space) query.set(workloadParameters.space, String(answers.space));
  return query;
}
