import { type ComponentType, createElement, type ReactElement } from "react";
import { dataPath, fetchPageData, prefetchPageData } from "./page-data.ts";
import type { Location } from "./use-location.ts";

export type Head = {
  title: string;
  description: string;
  /** The canonical address of the page; a page without one is not for search engines. */
  canonical?: string;
  structuredData?: () => Record<string, unknown>[];
};

/** What a page.tsx in app/pages/ exports. */
export type PageModule<Data = unknown> = {
  default: ComponentType<{ data: Data }>;
  head: (data: Data, location: Location) => Head;
  /** Brings the data in the browser, for a page that depends on the query. */
  clientLoader?: (url: URL) => Promise<Data>;
};

/** A page ready to be shown. */
export type PageView = { body: ReactElement; head: (location: Location) => Head };

/** Where a page opened by a link starts: at its top, or at its breadcrumb. */
export type ScrollPolicy = "top" | "content";

type Load = () => Promise<PageModule>;

type Options = {
  /** The folder of its module in app/pages/. */
  folder: string;
  scroll?: ScrollPolicy;
  /** Whether another query means other data, brought by its clientLoader; there is no file with data. */
  clientData?: boolean;
  /** What stands at an address of this kind that the catalogue does not have. */
  notFound?: Load;
};

export type Route = Omit<Options, "notFound"> & {
  path: string;
  scroll: ScrollPolicy;
  /** Brings code and data of an address; what was visited lately may come from memory. */
  load: (url: URL, options: { signal: AbortSignal; fromMemory: boolean }) => Promise<PageView>;
  /** Shows the page with the data of its file, which are at hand. */
  hydrate: (data: unknown) => Promise<PageView>;
  /** Brings code and data for later. */
  prefetch: (pathname: string) => Promise<unknown>;
};

/** A kind of page. `path` is one address, or a pattern of addresses. */
export function page(path: string, load: Load, { notFound, scroll = "top", ...options }: Options): Route {
  return {
    path,
    scroll,
    ...options,
    async load(url, fetching) {
      if (options.clientData) {
        const module = await load();
        return pageView(module, await module.clientLoader?.(url));
      }
      const [module, data] = await Promise.all([load(), fetchPageData(url.pathname, fetching)]);
      if (data !== undefined) return pageView(module, data);
      if (notFound) return pageView(await notFound(), undefined);
      // The page was there when this code was built: the host knows what is there now.
      throw new Error(`${dataPath(url.pathname)}: 404`);
    },
    hydrate: async (data) => pageView(await load(), data),
    prefetch: (pathname) => (options.clientData ? load() : Promise.all([load(), prefetchPageData(pathname)])),
  };
}

function pageView(module: PageModule, data: unknown): PageView {
  return {
    body: createElement(module.default, { data }),
    head: (location) => module.head(data, location),
  };
}
