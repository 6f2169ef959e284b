/** Renders the data sheets into public/fichas/ and lists their sizes for the pages. */
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sheetListFile } from "#app/content/catalogue/downloads.ts";
import { listSheets, listTestSheets, type Sheet } from "#app/content/outputs/sheets.ts";
import { siteRoot } from "#app/content/root.ts";
import type { WholeSite } from "#app/content/site.ts";
import { Cache, linkOrCopy, removeOthers } from "../artifacts/cache.ts";
import { WorkerPool } from "../artifacts/worker-pool.ts";
import { writeAtomically } from "../artifacts/write-atomically.ts";
import { cache, publicFolder } from "../paths.ts";
import { forEachConcurrently } from "../prerender/for-each-concurrently.ts";
import { progress } from "../progress.ts";
import { picturesOf } from "./documents.ts";
import { documentKey, layoutHash } from "./layout-hash.ts";
import type { Task } from "./worker.ts";

const folder = join(publicFolder, "fichas");

/** Call this before reading the content for the pages, which show the sizes of the sheets. */
export async function makeSheets(content: WholeSite) {
  const sheets = listSheets(content);
  const sizes = await render(content, sheets, "Fichas", join(cache, "sheets"), folder);
  removeOthers(folder, new Set(sheets.map(({ name }) => `${name}.pdf`)));
  // If this run is interrupted here, the next run can still read the previous list.
  const list = join(siteRoot, sheetListFile);
  const text = JSON.stringify(Object.fromEntries(sheets.map(({ name }) => [name, sizes[name]])), null, 1);
  await writeAtomically(list, (part) => writeFileSync(part, `${text}\n`));
}

/** Renders the sheets of all laboratory tests. No page shows their sizes, so no page waits for them. */
export async function makeTestSheets(content: WholeSite, output: string) {
  await render(content, listTestSheets(content), "Hojas", join(cache, "test-sheets"), join(output, "fichas"));
}

/** Returns the sizes of the sheets in bytes. */
async function render(
  content: WholeSite,
  sheets: Sheet[],
  label: string,
  cacheFolder: string,
  folder: string,
) {
  const layout = layoutHash();
  const rendered = new Cache(cacheFolder);
  const done = progress(label, sheets.length);
  const sizes: Record<string, number> = {};
  const pool = new WorkerPool<Task, unknown>(new URL("./worker.ts", import.meta.url), content.company);
  await forEachConcurrently(sheets, async (sheet) => {
    const key = `${sheet.name}-${documentKey(layout, sheet, content.company, picturesOf(sheet))}.pdf`;
    const file = await rendered.get(key, (path) => pool.run({ sheet, file: path }));
    linkOrCopy(file, join(folder, `${sheet.name}.pdf`));
    sizes[sheet.name] = statSync(file).size;
    done();
  });
  await pool.end();
  rendered.prune();
  console.log(`${label}: ${sheets.length} archivos, ${rendered.made} nuevos.`);
  return sizes;
}
