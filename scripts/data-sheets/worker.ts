/** Renders sheets on a thread of its own, one for each task it gets. */
import { writeFileSync } from "node:fs";
import { parentPort } from "node:worker_threads";
import { listSheets } from "#app/content.server/sheets.ts";
import { site } from "#app/content.server/site.ts";
import type { Wanted } from "../made-once.ts";
import { renderSheet } from "./documents.ts";
import { loadFonts } from "./look.ts";

export type Task = Wanted & { name: string };

const content = site();
const sheets = new Map(listSheets(content).map((sheet) => [sheet.name, sheet]));
await loadFonts();

parentPort?.on("message", async ({ name, cached }: Task) => {
  const sheet = sheets.get(name);
  if (sheet) writeFileSync(cached, await renderSheet(sheet, content.company));
  parentPort?.postMessage("done");
});
