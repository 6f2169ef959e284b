import "./jitless.ts";
import { z } from "zod";
import { callApi, type Repository } from "./github.ts";

const runs = z.looseObject({
  workflow_runs: z.array(z.looseObject({ id: z.number(), html_url: z.string() })),
});
const jobs = z.looseObject({
  jobs: z.array(z.looseObject({ name: z.string(), conclusion: z.string().nullable() })),
});

export type Outcome = { text: string; address: string };

/** Returns how the last run ended, or undefined if there is none or the token may not read the workflow. */
export async function lastOutcome(repository: Repository): Promise<Outcome | undefined> {
  try {
    const query = new URLSearchParams({ branch: repository.branch, event: "push", per_page: "1" });
    const { workflow_runs } = runs.parse(await (await callApi(repository, `actions/runs?${query}`)).json());
    const [run] = workflow_runs;
    if (!run) return undefined;
    const answer = await callApi(repository, `actions/runs/${run.id}/jobs?per_page=100`);
    return { text: outcomeOf(jobs.parse(await answer.json()).jobs), address: run.html_url };
  } catch {
    return undefined;
  }
}

/** The jobs in .github/workflows/ci.yml that publishing needs, with their names for the owner. */
const steps: Record<string, string> = {
  build: "el contenido o la construcción del sitio",
  vitest: "las pruebas del sitio",
  browser: "las pruebas en el navegador",
  engines: "las pruebas en otros navegadores",
  publish: "el envío al servidor",
};

export function outcomeOf(all: { name: string; conclusion: string | null }[]): string {
  const failed = all.find(({ name, conclusion }) => conclusion === "failure" && stepOf(name));
  if (failed)
    return `El último cambio no se publicó: hay un error en ${stepOf(failed.name)}. El sitio sigue como estaba.`;
  const publish = all.find(({ name }) => name === "publish");
  if (publish?.conclusion === "success") return "El último cambio está publicado.";
  if (publish?.conclusion === "skipped")
    return "El último cambio pasó la revisión, pero el flujo no tiene dónde publicar.";
  return "El último cambio se está revisando; se publica en unos minutos.";
}

/** The runs of a repeated job are called «browser (1)», «browser (2)». */
function stepOf(job: string): string | undefined {
  return steps[job.split(" ")[0] ?? ""];
}
