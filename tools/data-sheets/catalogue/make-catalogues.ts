/** Writes the whole catalogue and one per category into the build, and lists their sizes for the pages. */
import { once } from "node:events";
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { catalogueListFile } from "#app/content/catalogue/downloads.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import { listCatalogues } from "#app/content/outputs/printed/catalogue.ts";
import { siteRoot } from "#app/content/root.ts";
import { Cache, linkOrCopy } from "../../artifacts/cache.ts";
import { writeAtomically } from "../../artifacts/write-atomically.ts";
import { cache } from "../../paths.ts";
import { progress } from "../../progress.ts";
import { documentKey, layoutHash } from "../layout-hash.ts";
import type { Task } from "./worker.ts";
import { cataloguePictures } from "./write-catalogue.ts";

export async function makeCatalogues(site: Site, output: string) {
  const catalogues = listCatalogues(site);
  const rendered = new Cache(join(cache, "catalogues"));
  const layout = layoutHash();
  const done = progress("Catálogos", catalogues.length);
  const sizes: Record<string, number> = {};
  // One worker writes all catalogues, because it caches pictures that the catalogue of a category repeats.
  let worker: Worker | undefined;
  for (const catalogue of catalogues) {
    const key = `${catalogue.name}-${documentKey(layout, catalogue, site.company, cataloguePictures(catalogue))}.pdf`;
    const file = await rendered.get(key, async (path) => {
      worker ??= new Worker(new URL("./worker.ts", import.meta.url), { workerData: site.company });
      worker.postMessage({ catalogue, file: path } satisfies Task);
      await once(worker, "message");
    });
    linkOrCopy(file, join(output, "fichas", `${catalogue.name}.pdf`));
    sizes[catalogue.name] = statSync(file).size;
    done();
  }
  await worker?.terminate();
  rendered.prune();
  // If this run is interrupted here, the next run can still read the previous list.
  await writeAtomically(join(siteRoot, catalogueListFile), (part) =>
    writeFileSync(part, `${JSON.stringify(sizes, null, 1)}\n`),
  );
  console.log(`Catálogos: ${catalogues.length} archivos, ${rendered.made} nuevos.`);
}
