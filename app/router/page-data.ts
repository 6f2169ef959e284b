import { trimSlash } from "#app/lib/addresses/path.ts";
import { fetchData } from "./fetch-data.ts";

export function dataPath(pathname: string): string {
  const path = trimSlash(pathname);
  return `${path === "/" ? "/index" : path}.json`;
}

/** The file for the data that hydrate a page. The build writes it only if the HTML is too large with them. */
export function firstDataPath(pathname: string): string {
  return dataPath(pathname).replace(".json", ".first.json");
}

/** Maximum number of pages cached for Back. */
const cacheLimit = 20;

/** Data of the last visited pages, the latest at the end. */
const visited = new Map<string, unknown>();
let prefetched: { path: string; data: Promise<unknown> } | undefined;

type Options = { signal?: AbortSignal; fromMemory?: boolean };

export async function fetchPageData(
  pathname: string,
  { signal, fromMemory }: Options = {},
): Promise<unknown> {
  const path = dataPath(pathname);
  const data =
    fromMemory && visited.has(path)
      ? visited.get(path)
      : await (takePrefetched(path) ?? fetchData(path, signal));
  cachePageData(pathname, data);
  return data;
}

/** Prefetched data are used once, so that a later visit fetches them again. */
function takePrefetched(path: string): Promise<unknown> | undefined {
  if (prefetched?.path !== path) return undefined;
  const { data } = prefetched;
  prefetched = undefined;
  return data;
}

export function cachePageData(pathname: string, data: unknown) {
  const path = dataPath(pathname);
  visited.delete(path);
  if (data === undefined) return;
  visited.set(path, data);
  const [oldest] = visited.keys();
  if (visited.size > cacheLimit && oldest !== undefined) visited.delete(oldest);
}

export function prefetchPageData(pathname: string) {
  const path = dataPath(pathname);
  if (prefetched?.path === path) return;
  prefetched = { path, data: fetchData(path) };
  prefetched.data.catch(() => {
    if (prefetched?.path === path) prefetched = undefined;
  });
}
