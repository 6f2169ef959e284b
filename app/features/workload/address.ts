import type { WorkloadArea } from "#app/content/catalogue/workload.ts";
import {
  areaParameter,
  type WorkloadAnswers,
  workloadParameters,
} from "#app/lib/addresses/workload-address.ts";
import { nearestAllowed } from "#app/lib/workload.ts";

export type Defaults = Pick<WorkloadArea, "id" | "load" | "hours">;

/** Limits numbers to the valid range. Missing and unreadable values become the defaults. */
export function readWorkload<Area extends Defaults>(
  query: URLSearchParams,
  areas: readonly Area[],
  margin: number,
): { area: Area | undefined; answers: WorkloadAnswers } {
  const named = query.get(areaParameter)?.trim().toLowerCase();
  const area = areas.find(({ id }) => id === named) ?? areas[0];
  const asked = (question: keyof WorkloadAnswers, fallback: number) =>
    nearestAllowed(question, parseNumber(query.get(workloadParameters[question])), fallback);
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

/** Reads «1.300», «1 300» and «7,5». Returns NaN for other text. */
export function parseNumber(text: string | null): number {
  const plain = text?.trim().replace(/[\s\u00a0]|[.,](?=\d{3}\b)/g, "") ?? "";
  return plain === "" ? Number.NaN : Number(plain.replace(",", "."));
}
