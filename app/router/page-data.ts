import { trimSlash } from "#app/lib/addresses/path.ts";
import { fetchData } from "./fetch-data.ts";

/** The file with the data of a page, beside its HTML. */
export function dataPath(pathname: string): string {
  const path = trimSlash(pathname);
  return `${path === "/" ? "/index" : path}.json`;
}

/** So many pages are at hand on the way back. */
const mostKept = 20;

/** Data of the pages visited last, the latest at the end. */
const visited = new Map<string, unknown>();
/** Data of the page that the visitor seems about to open. Only the last one is kept. */
let ahead: { path: string; data: Promise<unknown> } | undefined;

type Options = { signal?: AbortSignal; fromMemory?: boolean };

export async function fetchPageData(
  pathname: string,
  { signal, fromMemory }: Options = {},
): Promise<unknown> {
  const path = dataPath(pathname);
  const data =
    fromMemory && visited.has(path)
      ? visited.get(path)
      : await (ahead?.path === path ? ahead.data : fetchData(path, signal));
  keepPageData(pathname, data);
  return data;
}

/** Notes what a page was shown with, for the way back. */
export function keepPageData(pathname: string, data: unknown) {
  const path = dataPath(pathname);
  visited.delete(path);
  if (data === undefined) return;
  visited.set(path, data);
  const [oldest] = visited.keys();
  if (visited.size > mostKept && oldest !== undefined) visited.delete(oldest);
}

/** Asks for the data of a page that the visitor seems about to open. */
export function prefetchPageData(pathname: string) {
  const path = dataPath(pathname);
  if (ahead?.path === path) return;
  ahead = { path, data: fetchData(path) };
  ahead.data.catch(() => {
    if (ahead?.path === path) ahead = undefined;
  });
}
