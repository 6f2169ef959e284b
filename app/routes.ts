import { layoutData } from "virtual:layout-data";
import { pageHead } from "./blocks/page-head.ts";
import { type PageModule, type PageSource, page, type Route, type ScrollPolicy } from "./router/route.ts";

const modules = import.meta.glob<PageModule>("./pages/*/page.tsx");

/** Heads that replace the default. They are in the main bundle, because separate files cost requests. */
const heads = import.meta.glob<PageSource["head"]>("./pages/*/head.ts", { eager: true, import: "head" });

type Options = {
  scroll?: ScrollPolicy;
  clientData?: boolean;
  /** Folder of the page to show if the catalogue does not have the address. */
  notFound?: string;
};

function pageIn(folder: string, path: string, { notFound, ...options }: Options = {}): Route {
  return page(path, sourceIn(folder), {
    folder,
    ...options,
    ...(notFound && { notFound: sourceIn(notFound) }),
  });
}

function sourceIn(folder: string): PageSource {
  const load = modules[`./pages/${folder}/page.tsx`];
  if (!load) throw new Error(`app/pages/${folder}/page.tsx is missing`);
  return { load, head: heads[`./pages/${folder}/head.ts`] ?? pageHead };
}

const entryOptions = { scroll: "content", notFound: "product-not-found" } as const;
const optionsOf: Record<string, Options> = {
  series: entryOptions,
  supply: entryOptions,
  "rapid-tests": entryOptions,
};

export const notFound = pageIn("not-found", "/*", { clientData: true });

/** The first match wins, so single addresses come before patterns. */
export const routes: Route[] = [
  ...layoutData.pages.map(({ kind, path, clientData }) =>
    pageIn(kind, path, optionsOf[kind] ?? { clientData }),
  ),
  pageIn("category", "/productos/:category", { scroll: "content", notFound: "unknown-category" }),
  pageIn("category", "/productos/:category/pagina/:page", entryOptions),
  pageIn("test-panel", "/productos/:category/test-list", entryOptions),
  pageIn("product", "/productos/:category/:product", entryOptions),
  pageIn("product", "/productos/:category/:series/:model", entryOptions),
  pageIn("test", "/pruebas/:test", { notFound: "not-found" }),
  pageIn("product-not-found", "/productos/*", { clientData: true, scroll: "content" }),
  notFound,
];
