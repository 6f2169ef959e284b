import { writeFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import type { Catalogue } from "#app/content/outputs/printed/catalogue.ts";
import type { Company } from "#app/content/schema/files.ts";
import { renderCatalogue } from "./write-catalogue.ts";

export type Task = { catalogue: Catalogue; file: string };

const company: Company = workerData;

parentPort?.on("message", async ({ catalogue, file }: Task) => {
  writeFileSync(file, await renderCatalogue(catalogue, company));
  parentPort?.postMessage("done");
});
