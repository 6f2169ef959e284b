import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { listAddresses } from "#app/content.server/addresses.ts";
import { listDataFiles } from "#app/content.server/data-files.ts";
import { pageJson } from "#app/content.server/page-data.ts";
import type { Site } from "#app/content.server/site.ts";
import type { Files } from "#app/lib/start-scripts.ts";
import { findRoute, matchPath } from "#app/router/match.ts";
import { dataPath } from "#app/router/page-data.ts";

/** The site's code as it was built to run here: app/entry.server.tsx. */
export type Code = typeof import("#app/entry.server.tsx");

/** The kind of page at an address, and its data as text. */
export function pageAt(site: Site, { routes }: Pick<Code, "routes">, path: string) {
  const route = findRoute(routes, path);
  const data = route && pageJson(site, route.id, matchPath(route.path, path) ?? {});
  return { kind: route?.id ?? "", data };
}

/** Writes HTML and data of every page, the not-found file, and the files that features ask for. */
export async function prerender(site: Site, client: string, code: Code, filesOf: (kind?: string) => Files) {
  for (const { path } of listAddresses(site)) {
    const { kind, data } = pageAt(site, code, path);
    write(join(client, path, "index.html"), await code.render(filesOf(kind), { path, data: data ?? "null" }));
    if (data) write(join(client, dataPath(path)), data);
  }
  write(join(client, "404.html"), await code.render(filesOf()));
  for (const { path, data } of listDataFiles(site)) write(join(client, path), JSON.stringify(data()));
}

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
