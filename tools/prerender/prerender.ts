import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { PageAssets } from "#app/boot/boot-script.ts";
import type { DataFile } from "#app/router/fetch-data.ts";
import { dataPath, firstDataPath } from "#app/router/page-data.ts";
import { progress } from "../progress.ts";
import type { Compressor } from "./compressed.ts";
import { forEachConcurrently } from "./for-each-concurrently.ts";
import { pageFile } from "./page-file.ts";
import { shortHtml } from "./short-html.ts";

type Code = typeof import("#app/entry.server.tsx");

type Build = {
  pages: { path: string; data?: object }[];
  dataFiles: { path: string; data: unknown }[];
  /** The id of the build in each data file. If an open page has another id, its code may not fit the data. */
  id: string;
  code: Code;
  assetsOf: (folder: string) => PageAssets;
  compressor: Compressor;
};

/** With more pages than this, the effort «best» would take longer than the rest of the build. */
const manyPages = 500;

/**
 * Maximum bytes of a page after gzip, the best compression of many hosts. The first window of a connection
 * has 14.6 kB, including headers. A larger page gets the data for its hydration from a separate file.
 */
const firstWindow = 13_500;

export async function prerender(client: string, { pages, dataFiles, id, code, assetsOf, compressor }: Build) {
  const effort = pages.length > manyPages ? "quick" : "best";
  const write = (path: string, text: string) => compressor.write(join(client, path), text, effort);
  const writeData = (path: string, data: unknown) => write(path, dataFile(id, data));
  const done = progress("Páginas", pages.length);
  await forEachConcurrently(pages, async ({ path, data }) => {
    const page = { path, data };
    const render = async (file?: string) =>
      shortHtml(await code.render(id, assetsOf(code.pageFolder(path)), page, file));
    const whole = await render();
    const isLarge = data && gzipSync(whole).length > firstWindow;
    const file = firstDataPath(path);
    await Promise.all([
      write(pageFile(path), isLarge ? await render(file) : whole),
      isLarge && writeData(file, code.firstData(page)),
      data && writeData(dataPath(path), data),
    ]);
    done();
  });
  await write("404.html", await shortHtml(await code.render(id, assetsOf(code.pageFolder()))));
  await forEachConcurrently(dataFiles, ({ path, data }) => writeData(path, data));
}

export function dataFile(build: string, data: unknown): string {
  return JSON.stringify({ build, data } satisfies DataFile<unknown>);
}
