import { categoryPath, productsPerPage } from "#app/lib/category-pages.ts";
import { panelSegment } from "#app/lib/panel-address.ts";
import type { Entry, Site } from "./site.ts";

export type Address = {
  path: string;
  /** The address that search engines should list; differs from `path` for aliases. */
  canonical: string;
  updated?: string;
  /** A tool whose content is the visitor's own: not for search engines. */
  tool?: true;
};

const fixedPaths = [
  "/",
  "/productos",
  "/soporte",
  "/clientes",
  "/marcas",
  "/contacto",
  "/sobre-nosotros",
  "/privacidad",
];
const toolPaths = ["/buscar", "/comparar", "/cotizacion"];

/** Every page of the site. Prerendering, sitemap, redirects and tests all start from this list. */
export function listAddresses(site: Site): Address[] {
  return [
    ...fixedPaths.map((path) => ({ path, canonical: path })),
    ...site.categories.flatMap((category) => [
      ...categoryPages(site, category.id).map(({ path }) => ({ path, canonical: path })),
      ...site.entriesOf(category.id).flatMap((entry) => entryAddresses(site, entry)),
    ]),
    ...toolPaths.map((path) => ({ path, canonical: path, tool: true as const })),
  ];
}

/** What a category shows, page by page; one without entries has a page that says so. */
export function categoryPages(site: Site, category: string): { path: string; entries: Entry[] }[] {
  const entries = catalogueEntries(site, category);
  const count = Math.max(1, Math.ceil(entries.length / productsPerPage));
  return Array.from({ length: count }, (_, index) => ({
    path: categoryPath(category, index + 1),
    entries: entries.slice(index * productsPerPage, (index + 1) * productsPerPage),
  }));
}

export function catalogueEntries(site: Site, category: string): Entry[] {
  return site.entriesOf(category).filter((entry) => entry.listed.includes("catalogue"));
}

/** The canonical address of a product, series, model, panel or supply. */
export function entryPath(entry: Entry): string {
  const base = categoryPath(entry.category);
  if (entry.kind === "model") return `${base}/${entry.series}/${entry.id}`;
  if (entry.kind === "test-panel" || entry.kind === "rapid-panel") return `${base}/${panelSegment}`;
  return `${base}/${entry.id}`;
}

function entryAddresses(site: Site, entry: Entry): Address[] {
  const canonical = entryPath(entry);
  const own = { path: canonical, canonical, updated: entry.updated };
  const models = site.modelsOf(entry.id).map((model) => {
    const path = entryPath(model);
    return { path, canonical: path, updated: model.updated };
  });
  return [own, ...aliasPaths(site, entry).map((path) => ({ ...own, path })), ...models];
}

/** Other addresses that show the same page. */
function aliasPaths(site: Site, entry: Entry): string[] {
  if (entry.kind === "rapid-panel") return entry.aliases.map((id) => `${categoryPath(entry.category)}/${id}`);
  const alias = entry.kind === "series" && entry.viaCategoryAlias && site.category(entry.category)?.alias;
  return alias ? [`${categoryPath(alias.id)}/${entry.id}`] : [];
}
