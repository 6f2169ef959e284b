import type { WorkloadArea } from "#app/content/catalogue/workload.ts";
import { nearestAllowed, type Workload } from "#app/lib/workload.ts";

const parameters = { load: "carga", hours: "horas", margin: "margen", space: "ancho" } as const;
const areaParameter = "area";

/** A workload and the available width in centimetres; 0 if unknown. */
export type Answers = Workload & { space: number };

export type Defaults = Pick<WorkloadArea, "id" | "load" | "hours">;

/** Returns the tool's address for an area and its values. */
export function workloadPath(area?: string, answers: Partial<Answers> = {}): string {
  const query = String(workloadQuery(area, answers));
  return query ? `/elegir?${query}` : "/elegir";
}

export function workloadQuery(area: string | undefined, answers: Partial<Answers>): URLSearchParams {
  const query = new URLSearchParams(area && { [areaParameter]: area });
  for (const question of ["load", "hours", "margin"] as const) {
    const value = answers[question];
    if (value !== undefined) query.set(parameters[question], String(value));
  }
  if (answers.space) query.set(parameters.space, String(answers.space));
  return query;
}

/** Reads a workload from an address. Replaces invalid values with the nearest valid ones. */
export function readWorkload<Area extends Defaults>(
  query: URLSearchParams,
  areas: readonly Area[],
  margin: number,
): { area: Area | undefined; answers: Answers } {
  const named = query.get(areaParameter)?.trim().toLowerCase();
  const area = areas.find(({ id }) => id === named) ?? areas[0];
  const asked = (question: keyof Answers, otherwise: number) =>
    nearestAllowed(question, parseNumber(query.get(parameters[question])), otherwise);
  return {
    area,
    answers: {
      load: asked("load", area?.load ?? 0),
      hours: asked("hours", area?.hours ?? 8),
      margin: asked("margin", margin),
      space: asked("space", 0),
    },
  };
}

/** Parses «1300», «1.300», «1 300» and «7,5»; returns NaN for anything else. */
export function parseNumber(text: string | null): number {
  const plain = text?.trim().replace(/[\s\u00a0]|[.,](?=\d{3}\b)/g, "") ?? "";
  return plain === "" ? Number.NaN : Number(plain.replace(",", "."));
}
