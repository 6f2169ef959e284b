/**
 * Renders the data sheet of every product, series, model and supply into public/fichas/, and lists their sizes for
 * the pages. Unchanged sheets come from the cache.
 */
import { once } from "node:events";
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { sheetListFile } from "#app/content/catalogue/downloads.ts";
import { listSheets, type Sheet } from "#app/content/outputs/sheets.ts";
import { siteRoot } from "#app/content/root.ts";
import type { Company } from "#app/content/schema/files.ts";
import type { WholeSite } from "#app/content/site.ts";
import { Cache, codeHash, hashOf, place, removeOthers } from "../artifacts/cache.ts";
import { writeWhole } from "../artifacts/write-whole.ts";
import { cache, publicFolder } from "../paths.ts";
import { masterHash } from "../pictures/master-file.ts";
import { forEachConcurrently } from "../prerender/for-each-concurrently.ts";
import { progress } from "../progress.ts";
import { palette } from "../tokens.ts";
import { picturesOf } from "./documents.ts";
import type { Task } from "./worker.ts";

const folder = join(publicFolder, "fichas");

/** Runs before the content is read for the pages, which show the sizes of the sheets. */
export async function makeSheets(content: WholeSite) {
  const code = codeHash("tools/data-sheets", "tools/typesetting", "app/blocks/brand", "app/lib");
  const layoutHash = hashOf(code, palette);
  const sheets = listSheets(content);
  const rendered = new Cache(join(cache, "sheets"));
  const done = progress("Fichas", sheets.length);
  const sizes: Record<string, number> = {};
  const workers: Worker[] = [];
  await forEachConcurrently(sheets, async (sheet) => {
    const key = `${sheet.name}-${keyOf(sheet, content.company, layoutHash)}.pdf`;
    const file = await rendered.keep(key, async (path) => {
      const worker = workers.pop() ?? startWorker(content.company);
      worker.postMessage({ sheet, file: path } satisfies Task);
      await once(worker, "message");
      workers.push(worker);
    });
    place(file, join(folder, `${sheet.name}.pdf`));
    sizes[sheet.name] = statSync(file).size;
    done();
  });
  await Promise.all(workers.map((worker) => worker.terminate()));
  rendered.prune();
  removeOthers(folder, new Set(sheets.map(({ name }) => `${name}.pdf`)));
  // The next run reads this list with the content: half of it would be an error.
  const list = join(siteRoot, sheetListFile);
  const text = JSON.stringify(Object.fromEntries(sheets.map(({ name }) => [name, sizes[name]])), null, 1);
  await writeWhole(list, (part) => writeFileSync(part, `${text}\n`));
  console.log(`Fichas: ${sheets.length} archivos, ${rendered.made} nuevos.`);
}

function startWorker(company: Company): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { workerData: company });
}

function keyOf(sheet: Sheet, company: Company, layoutHash: string): string {
  return hashOf(
    layoutHash,
    JSON.stringify([sheet, company]),
    ...picturesOf(sheet).map((name) => masterHash(name)),
  );
}
