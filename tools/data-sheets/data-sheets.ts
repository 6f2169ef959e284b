/**
 * Writes the data sheet of every product, series, model and supply to public/fichas/, and a list with their sizes for
 * the pages. Unchanged sheets come from the cache.
 */
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { sheetListFile } from "#app/content/catalogue/downloads.ts";
import { listSheets, type Sheet } from "#app/content/outputs/sheets.ts";
import { siteRoot } from "#app/content/root.ts";
import type { Company } from "#app/content/schema/files.ts";
import type { WholeSite } from "#app/content/site.ts";
import { codeHash, hashOf, makeMissing, removeOthers } from "../artifacts/artifact-cache.ts";
import { writeWhole } from "../artifacts/write-whole.ts";
import { cache, publicFolder } from "../paths.ts";
import { masterHash } from "../pictures/master-file.ts";
import { progress } from "../progress.ts";
import { picturesOf } from "./documents.ts";
import type { Task } from "./worker.ts";

const output = join(publicFolder, "fichas");
const kept = join(cache, "sheets");
const mostWorkers = 2;

/** Makes the sheets before the build reads the content for the pages, because pages show their sizes. */
export async function makeSheets(content: WholeSite) {
  const layoutHash = codeHash("tools/data-sheets", "tools/typesetting", "app/blocks/brand", "app/lib");
  const tasks: Task[] = listSheets(content).map((sheet) => ({
    sheet,
    cached: join(kept, `${sheet.name}-${keyOf(sheet, content.company, layoutHash)}.pdf`),
    output: join(output, `${sheet.name}.pdf`),
  }));
  const made = await makeMissing(kept, tasks, (missing) => {
    const done = progress("Fichas", missing.length);
    const workers = Math.min(mostWorkers, missing.length);
    return Promise.all(Array.from({ length: workers }, () => work(missing, content.company, done)));
  });
  removeOthers(output, new Set(tasks.map((task) => task.output)));
  const sizes = Object.fromEntries(tasks.map((task) => [task.sheet.name, statSync(task.output).size]));
  // The next run reads this list, so a partial file would break every later build.
  const list = join(siteRoot, sheetListFile);
  await writeWhole(list, (part) => writeFileSync(part, `${JSON.stringify(sizes, null, 1)}\n`));
  console.log(`Fichas: ${tasks.length} archivos, ${made} nuevos.`);
}

/** Runs a worker thread that takes tasks until the queue is empty. */
function work(queue: Task[], company: Company, done: () => void): Promise<void> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: company });
  return new Promise((resolve, reject) => {
    const next = () => {
      const task = queue.shift();
      if (task) worker.postMessage(task);
      else worker.terminate().then(() => resolve(), reject);
    };
    worker.on("message", () => {
      done();
      next();
    });
    worker.on("error", reject);
    next();
  });
}

function keyOf(sheet: Sheet, company: Company, layoutHash: string): string {
  return hashOf(
    layoutHash,
    JSON.stringify([sheet, company]),
    ...picturesOf(sheet).map((name) => masterHash(name)),
  );
}
