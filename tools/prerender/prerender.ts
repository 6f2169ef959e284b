import { join } from "node:path";
import type { PageAssets } from "#app/boot/boot-script.ts";
import { listAddresses } from "#app/content/addresses.ts";
import { listDataFiles } from "#app/content/outputs/data-files.ts";
import { pageData } from "#app/content/page-data.ts";
import type { WholeSite } from "#app/content/site.ts";
import type { DataFile } from "#app/router/fetch-data.ts";
import { dataPath } from "#app/router/page-data.ts";
import { progress } from "../progress.ts";
import type { Compressor } from "./compressed.ts";
import { forEachConcurrently } from "./for-each-concurrently.ts";
import { pageFile } from "./page-file.ts";

/** The server bundle of app/entry.server.tsx. */
type Code = typeof import("#app/entry.server.tsx");

type Build = {
  /** The build id. An open page compares it to detect newer code. */
  id: string;
  code: Code;
  assetsOf: (folder: string) => PageAssets;
  compressor: Compressor;
};

/** With more pages than this, the best compression would take longer than the rest of the build. */
const manyPages = 500;

/** Writes HTML and data of every page, the not-found file, and the data files of features. */
export async function prerender(site: WholeSite, client: string, { id, code, assetsOf, compressor }: Build) {
  const addresses = listAddresses(site);
  const effort = addresses.length > manyPages ? "quick" : "best";
  const write = (path: string, text: string) => compressor.write(join(client, path), text, effort);
  const writeData = (path: string, data: unknown) => write(path, dataFile(id, data));
  const done = progress("Páginas", addresses.length);
  await forEachConcurrently(addresses, async (address) => {
    const { path } = address;
    const data = pageData(site, address);
    const html = await code.render(id, assetsOf(code.pageFolder(path)), { path, data });
    await Promise.all([write(pageFile(path), html), data && writeData(dataPath(path), data)]);
    done();
  });
  await write("404.html", await code.render(id, assetsOf(code.pageFolder())));
  await forEachConcurrently(listDataFiles(site), ({ path, data }) => writeData(path, data()));
}

/** Returns the text of a data file, which router/fetch-data.ts reads. */
export function dataFile(build: string, data: unknown): string {
  return JSON.stringify({ build, data } satisfies DataFile<unknown>);
}
