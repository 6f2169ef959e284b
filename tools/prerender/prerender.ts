import { join } from "node:path";
import type { Files } from "#app/boot/boot-script.ts";
import { listAddresses } from "#app/content/catalogue/addresses.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import { listDataFiles } from "#app/content/outputs/data-files.ts";
import { pageJson } from "#app/content/views/page-data.ts";
import { findRoute, matchPath } from "#app/router/match.ts";
import { dataPath } from "#app/router/page-data.ts";
import { writeCompressed } from "./compressed.ts";
import { forEachConcurrently } from "./for-each-concurrently.ts";

/** The site's code as it was built to run here: app/entry.server.tsx. */
export type Code = typeof import("#app/entry.server.tsx");

/** The kind of page at an address, and its data as text. */
export function pageAt(site: Site, { routes }: Pick<Code, "routes">, path: string) {
  const route = findRoute(routes, path);
  const data = pageJson(site, route.id, matchPath(route.path, path) ?? {});
  return { kind: route.id, data };
}

/** With more pages than this, the last kilobyte of each would take more time than all the rest of the build. */
const manyPages = 500;

/** Writes HTML and data of every page, the not-found file, and the files that features ask for. */
export async function prerender(site: Site, client: string, code: Code, filesOf: (kind: string) => Files) {
  const addresses = listAddresses(site);
  const effort = addresses.length > manyPages ? "quick" : "best";
  const write = (path: string, text: string) => writeCompressed(join(client, path), text, effort);
  await forEachConcurrently(addresses, async ({ path }) => {
    const { kind, data } = pageAt(site, code, path);
    const html = await code.render(filesOf(kind), { path, data: data ?? "null" });
    await Promise.all([write(join(path, "index.html"), html), data && write(dataPath(path), data)]);
  });
  await write("404.html", await code.render(filesOf(code.notFound.id)));
  await forEachConcurrently(listDataFiles(site), ({ path, data }) => write(path, JSON.stringify(data())));
}
