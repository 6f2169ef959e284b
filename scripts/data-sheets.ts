/**
 * Makes the data sheet of every product, series, model and supply into public/fichas/, and writes
 * their list with sizes for the loaders. A sheet whose content, pictures and layout are unchanged
 * comes from the cache.
 */
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { sheetListFile } from "#app/content.server/downloads.ts";
import { listSheets, type Sheet } from "#app/content.server/sheets.ts";
import { site } from "#app/content.server/site.ts";
import { masterFile } from "./data-sheets/band-picture.ts";
import { picturesOf } from "./data-sheets/documents.ts";
import type { Task } from "./data-sheets/worker.ts";

const output = "public/fichas";
const cache = ".cache/sheets";
const layout = "scripts/data-sheets";
const mostWorkers = 2;

const content = site();
const layoutHash = hash(
  readFileSync("package-lock.json"),
  ...filesIn(layout)
    .filter((file) => !file.endsWith(".test.ts"))
    .map((file) => readFileSync(file)),
);
for (const folder of [output, cache]) mkdirSync(folder, { recursive: true });

const tasks: Task[] = listSheets(content).map((sheet) => ({
  name: sheet.name,
  file: join(cache, `${sheet.name}-${keyOf(sheet)}.pdf`),
}));
const missing = tasks.filter((task) => !existsSync(task.file));
const made = missing.length;
await Promise.all(Array.from({ length: Math.min(mostWorkers, made) }, () => work(missing)));

const sizes: Record<string, number> = {};
for (const { name, file } of tasks) {
  copyFileSync(file, join(output, `${name}.pdf`));
  sizes[name] = statSync(file).size;
}
removeOthers(
  cache,
  tasks.map((task) => task.file),
);
removeOthers(
  output,
  tasks.map((task) => join(output, `${task.name}.pdf`)),
);
writeFileSync(sheetListFile, `${JSON.stringify(sizes, null, 1)}\n`);
console.log(`Fichas: ${tasks.length} archivos, ${made} nuevos.`);

/** One thread that takes tasks until there are none. */
function work(queue: Task[]): Promise<void> {
  const worker = new Worker(new URL("./data-sheets/worker.ts", import.meta.url));
  return new Promise((resolve, reject) => {
    const next = () => {
      const task = queue.shift();
      if (task) worker.postMessage(task);
      else worker.terminate().then(() => resolve(), reject);
    };
    worker.on("message", next);
    worker.on("error", reject);
    next();
  });
}

function keyOf(sheet: Sheet): string {
  const pictures = picturesOf(sheet).flatMap((name) => masterFile(name) ?? []);
  return hash(
    layoutHash,
    JSON.stringify([sheet, content.company]),
    ...pictures.map((file) => readFileSync(file)),
  );
}

function removeOthers(folder: string, kept: string[]) {
  for (const file of filesIn(folder)) if (!kept.includes(file)) rmSync(file);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name));
}

function hash(...parts: (string | Buffer)[]): string {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part);
  return sum.digest("hex").slice(0, 12);
}
