import { type ComponentType, createElement, type ReactElement } from "react";
import { dataPath, fetchPageData, prefetchPageData } from "./page-data.ts";
import type { Location } from "./use-location.ts";

export type Head = {
  title: string;
  description: string;
  /** The canonical address. A page without one gets noindex, so search engines do not list it. */
  canonical?: string;
};

/** The exports of a page.tsx in app/pages/. */
export type PageModule<Data = unknown> = {
  default: ComponentType<{ data: Data }>;
  /** Loads code that a page needs only if a link opens it. Otherwise the HTML already has its output. */
  loadLinked?: () => Promise<unknown>;
  /** Fetches the data in the browser, for a page that depends on the query. */
  clientLoader?: (url: URL) => Promise<Data>;
};

/** A page whose code loads on demand. Its head is in the main bundle. */
export type PageSource = {
  load(): Promise<PageModule>;
  head(data: unknown, location: Location): Head;
};

export type PageView = { body: ReactElement; head: (location: Location) => Head };

/** What a link to a page shows first: the top of the page, or its breadcrumb. */
export type ScrollPolicy = "top" | "content";

type Options = {
  /** Folder in app/pages/. */
  folder: string;
  scroll?: ScrollPolicy;
  /** The page has no data file. Its clientLoader, if any, fetches data that depend on the query. */
  clientData?: boolean;
  /** The page to show if an address matches `path` but is not in the catalogue. */
  notFound?: PageSource;
};

export type Route = Omit<Options, "notFound"> & {
  path: string;
  scroll: ScrollPolicy;
  /** With `fromMemory`, data of a recently visited page may come from the cache. */
  load: (url: URL, options: { signal: AbortSignal; fromMemory: boolean }) => Promise<PageView>;
  /** Loads the code of a page whose data have already arrived. */
  hydrate: (data: unknown) => Promise<PageView>;
  prefetch: (pathname: string) => Promise<unknown>;
};

/** `path` is an address or a pattern of addresses. */
export function page(
  path: string,
  source: PageSource,
  { notFound, scroll = "top", ...options }: Options,
): Route {
  return {
    path,
    scroll,
    ...options,
    async load(url, fetching) {
      if (options.clientData) {
        const module = await source.load();
        return pageView(source, module, await module.clientLoader?.(url));
      }
      const [module, data] = await Promise.all([loadLinked(source), fetchPageData(url.pathname, fetching)]);
      if (data !== undefined) return pageView(source, module, data);
      if (notFound) return pageView(notFound, await notFound.load(), undefined);
      // The page existed when this code was built, so a missing data file is an error.
      throw new Error(`${dataPath(url.pathname)}: 404`);
    },
    hydrate: async (data) => pageView(source, await source.load(), data),
    prefetch: (pathname) =>
      options.clientData ? source.load() : Promise.all([loadLinked(source), prefetchPageData(pathname)]),
  };
}

async function loadLinked(source: PageSource): Promise<PageModule> {
  const module = await source.load();
  await module.loadLinked?.();
  return module;
}

function pageView(source: PageSource, module: PageModule, data: unknown): PageView {
  return {
    body: createElement(module.default, { data }),
    head: (location) => source.head(data, location),
  };
}
