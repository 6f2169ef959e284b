import { type ComponentType, createElement, type ReactElement } from "react";
import type { Location } from "./location.ts";
import { dataPath, fetchAhead, fetchPageData } from "./page-data.ts";

export type Head = {
  title: string;
  description: string;
  /** The canonical address of the page; a page without one is not for search engines. */
  canonical?: string;
  structuredData?: () => Record<string, unknown>[];
};

/** What a file in app/pages/ exports. */
export type PageModule<Data> = {
  default: ComponentType<{ data: Data }>;
  head: (data: Data, location: Location) => Head;
  /** What stands at an address of this kind that the catalogue does not have. */
  missing?: () => Content | Promise<Content>;
  /** Gathers the data in the browser, for a page that depends on the query. */
  gather?: (url: URL) => Promise<Data>;
};

/** A page ready to be shown. */
export type Content = { body: ReactElement; head: (location: Location) => Head };

export type Route = {
  id: string;
  path: string;
  /** Whether another query means other data. */
  gathers?: boolean;
  /** Brings code and data of an address. */
  open: (url: URL) => Promise<Content>;
  /** Shows the page with the data of its file, which are at hand. */
  show: (json: string) => Promise<Content>;
  /** Brings code and data for later. */
  prepare: (pathname: string) => Promise<unknown>;
};

/** A kind of page; each of its addresses has a file with its data. */
export function page<Data>(id: string, path: string, load: () => Promise<PageModule<Data>>): Route {
  return {
    id,
    path,
    async open({ pathname }) {
      const [module, data] = await Promise.all([load(), fetchPageData(pathname)]);
      if (data !== undefined) return contentOf(module, data);
      if (module.missing) return module.missing();
      // The page was there when this code was built: the host knows what is there now.
      throw new Error(`${dataPath(pathname)}: 404`);
    },
    show: async (json) => contentOf(await load(), JSON.parse(json)),
    prepare: (pathname) => Promise.all([load(), fetchAhead(pathname)]),
  };
}

/** A kind of page without files: it shows what is gathered in the browser, or the same everywhere. */
export function pageWithoutData<Data>(
  id: string,
  path: string,
  load: () => Promise<PageModule<Data | undefined>>,
): Route {
  return {
    id,
    path,
    gathers: true,
    async open(url) {
      const module = await load();
      return contentOf(module, await module.gather?.(url));
    },
    show: async () => contentOf(await load(), undefined),
    prepare: load,
  };
}

function contentOf<Data>(module: PageModule<Data>, data: Data): Content {
  return {
    body: createElement(module.default, { data }),
    head: (location) => module.head(data, location),
  };
}
