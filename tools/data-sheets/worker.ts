/** Worker thread that renders one sheet per task. */
import { writeFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import type { Sheet } from "#app/content/outputs/sheets.ts";
import type { Company } from "#app/content/schema/files.ts";
import type { Wanted } from "../artifacts/artifact-cache.ts";
import { writeWhole } from "../artifacts/write-whole.ts";
import { renderSheet } from "./documents.ts";

export type Task = Wanted & { sheet: Sheet };

const company: Company = workerData;

parentPort?.on("message", async ({ sheet, cached }: Task) => {
  const pdf = await renderSheet(sheet, company);
  await writeWhole(cached, (part) => writeFileSync(part, pdf));
  parentPort?.postMessage("done");
});
