import type { z } from "zod";
import { testsPath } from "#app/lib/addresses/test-address.ts";
import { catalogueTrail, pageTrail } from "#app/lib/addresses/trail.ts";
import type { Crumb } from "#app/lib/shapes.ts";
import * as about from "#app/pages/about/content.ts";
import * as brands from "#app/pages/brands/content.ts";
import * as catalogue from "#app/pages/catalogue/content.ts";
import * as choose from "#app/pages/choose/content.ts";
import * as clients from "#app/pages/clients/content.ts";
import * as contact from "#app/pages/contact/content.ts";
import * as glossary from "#app/pages/glossary/content.ts";
import * as home from "#app/pages/home/content.ts";
import * as privacy from "#app/pages/privacy/content.ts";
import * as quoteList from "#app/pages/quote-list/content.ts";
import * as search from "#app/pages/search/content.ts";
import * as support from "#app/pages/support/content.ts";
import * as tests from "#app/pages/tests/content.ts";
import type { Site } from "./catalogue/site.ts";

export type FixedPage = {
  path: string;
  /** Schema of content/pages/<id>.yaml. A page without a file collects its data in the browser. */
  schema?: z.ZodType;
  view?(page: unknown, site: Site): object;
  /** Marks a tool whose content depends on the visitor. Search engines do not list it. */
  tool?: true;
  /** Marks a page whose breadcrumb leads through the catalogue. */
  withinCatalogue?: true;
};

/**
 * The pages with a fixed address. A new page needs:
 *
 * - a line here
 * - a file content/pages/<id>.yaml
 * - a folder app/pages/<id>/ with content.ts (schema and view) and page.tsx
 */
export const fixedPages = {
  home: { path: "/", ...home },
  catalogue: { path: "/productos", ...catalogue },
  support: { path: "/soporte", ...support },
  clients: { path: "/clientes", ...clients },
  brands: { path: "/marcas", ...brands },
  contact: { path: "/contacto", ...contact },
  about: { path: "/sobre-nosotros", ...about },
  choose: { path: "/elegir", withinCatalogue: true, ...choose },
  tests: { path: testsPath, ...tests },
  glossary: { path: "/glosario", ...glossary },
  privacy: { path: "/privacidad", ...privacy },
  search: { path: "/buscar", tool: true, ...search },
  compare: { path: "/comparar", tool: true },
  "quote-list": { path: "/cotizacion", tool: true, ...quoteList },
} satisfies Record<string, FixedPage>;

type FixedPages = typeof fixedPages;
type WithContent<Id extends keyof FixedPages> = FixedPages[Id] extends { schema: z.ZodType } ? Id : never;

export type FixedPageId = keyof FixedPages;
/** Fixed pages with a file in content/pages/. */
export type ContentPageId = { [Id in FixedPageId]: WithContent<Id> }[FixedPageId];
export type PageContents = { [Id in ContentPageId]: z.output<FixedPages[Id]["schema"]> };

/** Data that every page gets besides its view. */
type PageFrame = { canonical: string; trail: Crumb[] };
export type FixedPageData<Id extends ContentPageId> = ReturnType<FixedPages[Id]["view"]> & PageFrame;

/** Returns undefined if the page collects its data in the browser. */
export function fixedPageData(site: Site, pages: PageContents, id: FixedPageId): object | undefined {
  const { path, view, withinCatalogue }: FixedPage = fixedPages[id];
  if (!view || !hasContent(id)) return undefined;
  const page = pages[id];
  const trailTo = (label: string) => (withinCatalogue ? catalogueTrail({ label }) : pageTrail(label));
  return { ...view(page, site), canonical: path, trail: "label" in page ? trailTo(page.label) : [] };
}

function hasContent(id: FixedPageId): id is ContentPageId {
  return "schema" in fixedPages[id];
}
