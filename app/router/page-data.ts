import { trimSlash } from "#app/lib/path.ts";
import { fetchJson } from "./fetch-json.ts";

/** The file with the data of a page, beside its HTML. */
export function dataPath(pathname: string): string {
  const path = trimSlash(pathname);
  return `${path === "/" ? "/index" : path}.json`;
}

type Fetched = { path: string; data: ReturnType<typeof fetchJson> };

let ahead: Fetched | undefined;

/** Asks for the data of a page that the visitor seems about to open. Only the last one is kept. */
export function fetchAhead(pathname: string) {
  const path = dataPath(pathname);
  if (ahead?.path === path) return;
  ahead = { path, data: fetchJson(path) };
  ahead.data.catch(() => {
    if (ahead?.path === path) ahead = undefined;
  });
}

export function fetchPageData(pathname: string) {
  const path = dataPath(pathname);
  return ahead?.path === path ? ahead.data : fetchJson(path);
}
