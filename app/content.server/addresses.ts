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
      { path: categoryPath(category.id), canonical: categoryPath(category.id) },
      ...site.entriesOf(category.id).flatMap((entry) => entryAddresses(site, entry)),
    ]),
    ...toolPaths.map((path) => ({ path, canonical: path, tool: true as const })),
  ];
}

export function categoryPath(category: string): string {
  return `/productos/${category}`;
}

/** The canonical address of a product, series, model, panel or supply. */
export function entryPath(entry: Entry): string {
  const base = categoryPath(entry.category);
  if (!("kind" in entry)) return `${base}/${entry.id}`;
  if (entry.kind === "model") return `${base}/${entry.series}/${entry.id}`;
  if (entry.kind === "test-panel" || entry.kind === "rapid-panel") return `${base}/test-list`;
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
  if (!("kind" in entry)) return [];
  if (entry.kind === "rapid-panel") return entry.aliases.map((id) => `${categoryPath(entry.category)}/${id}`);
  const alias = entry.kind === "series" && entry.viaCategoryAlias && site.category(entry.category)?.alias;
  return alias ? [`${categoryPath(alias.id)}/${entry.id}`] : [];
}
