import { writeFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import type { Sheet } from "#app/content/outputs/sheets.ts";
import type { Company } from "#app/content/schema/files.ts";
import { renderSheet } from "./documents.ts";

export type Task = { sheet: Sheet; file: string };

const company: Company = workerData;

parentPort?.on("message", async ({ sheet, file }: Task) => {
  writeFileSync(file, await renderSheet(sheet, company));
  parentPort?.postMessage("done");
});
