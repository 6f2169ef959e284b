/**
 * Writes the catalogue and that of each category into the build, and lists their sizes for the pages. Unchanged ones
 * come from the cache.
 */
import { once } from "node:events";
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { catalogueListFile } from "#app/content/catalogue/downloads.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import { type Catalogue, listCatalogues } from "#app/content/outputs/printed/catalogue.ts";
import { siteRoot } from "#app/content/root.ts";
import type { Company } from "#app/content/schema/files.ts";
import { Cache, hashOf, place } from "../../artifacts/cache.ts";
import { writeWhole } from "../../artifacts/write-whole.ts";
import { cache } from "../../paths.ts";
import { masterHash } from "../../pictures/master-file.ts";
import { progress } from "../../progress.ts";
import { layoutHash } from "../layout-hash.ts";
import type { Task } from "./worker.ts";
import { cataloguePictures } from "./write-catalogue.ts";

export async function makeCatalogues(site: Site, output: string) {
  const catalogues = listCatalogues(site);
  const rendered = new Cache(join(cache, "catalogues"));
  const code = layoutHash();
  const done = progress("Catálogos", catalogues.length);
  const sizes: Record<string, number> = {};
  // One worker writes them all, because the catalogue of a category repeats pictures of the whole.
  let worker: Worker | undefined;
  for (const catalogue of catalogues) {
    const key = `${catalogue.name}-${keyOf(catalogue, site.company, code)}.pdf`;
    const file = await rendered.keep(key, async (path) => {
      worker ??= new Worker(new URL("./worker.ts", import.meta.url), { workerData: site.company });
      worker.postMessage({ catalogue, file: path } satisfies Task);
      await once(worker, "message");
    });
    place(file, join(output, "fichas", `${catalogue.name}.pdf`));
    sizes[catalogue.name] = statSync(file).size;
    done();
  }
  await worker?.terminate();
  rendered.prune();
  // The next run reads this list with the content: half of it would be an error.
  await writeWhole(join(siteRoot, catalogueListFile), (part) =>
    writeFileSync(part, `${JSON.stringify(sizes, null, 1)}\n`),
  );
  console.log(`Catálogos: ${catalogues.length} archivos, ${rendered.made} nuevos.`);
}

function keyOf(catalogue: Catalogue, company: Company, code: string): string {
  const pictures = cataloguePictures(catalogue).map((name) => masterHash(name));
  return hashOf(code, JSON.stringify([catalogue, company]), ...pictures);
}
