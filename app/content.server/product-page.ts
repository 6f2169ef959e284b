import { categoryPath } from "#app/lib/category-pages.ts";
import { entryPath } from "./addresses.ts";
import { brandName, type Card, card, figureOf, specificationRows } from "./cards.ts";
import { brochureName, type Download } from "./downloads.ts";
import { type Family, family } from "./family.ts";
import type { Picture } from "./pictures.ts";
import type { Category, Equipment } from "./schema/files.ts";
import { type SeriesPart, seriesPart } from "./series-page.ts";
import type { Site } from "./site.ts";
import type { Figure, SpecificationRow } from "./specifications.ts";

export type ProductPage = {
  id: string;
  name: string;
  shortName?: string;
  brand?: string;
  category: string;
  lead: string;
  picture?: Picture;
  elevation: Category["elevation"];
  canonical: string;
  seo: Equipment["seo"];
  crumbs: { label: string; to?: string }[];
  back: { label: string; to: string };
  figures: Figure[];
  family?: Family;
  features: string[];
  specifications: SpecificationRow[];
  panel?: { label: string; to: string };
  related: { title: string; to: string; cards: Card[] };
  cta: Equipment["cta"] & object;
  sheet?: Download;
  brochure?: Download;
  series?: SeriesPart;
};

/** The page of a single product or of a series, by the ids in its address. */
export function productPage(site: Site, categoryId: string, id: string): ProductPage | undefined {
  const product = site.equipment(id);
  if (!product || product.kind === "model") return undefined;
  const category = site.category(product.category);
  const viaAlias =
    product.kind === "series" && product.viaCategoryAlias && category?.alias?.id === categoryId;
  if (!category || (category.id !== categoryId && !viaAlias)) return undefined;
  return {
    ...equipmentPage(site, product, category),
    crumbs: [...categoryCrumbs(category), { label: product.name }],
    back: { label: `Volver a ${category.label}`, to: categoryPath(category.id) },
    series: product.kind === "series" ? seriesPart(site, product) : undefined,
  };
}

/** The page of one model of a series. */
export function modelPage(
  site: Site,
  categoryId: string,
  seriesId: string,
  id: string,
): ProductPage | undefined {
  const model = site.equipment(id);
  const series = site.equipment(seriesId);
  const category = site.category(categoryId);
  if (model?.kind !== "model" || model.series !== seriesId || !category || model.category !== categoryId)
    return undefined;
  if (series?.kind !== "series") return undefined;
  const alias = series.viaCategoryAlias ? category.alias : undefined;
  const seriesPath = alias ? `${categoryPath(alias.id)}/${series.id}` : entryPath(series);
  return {
    ...equipmentPage(site, model, category),
    crumbs: [...categoryCrumbs(category), { label: series.name, to: seriesPath }, { label: model.name }],
    back: { label: `Volver a ${series.name}`, to: seriesPath },
  };
}

function equipmentPage(site: Site, product: Equipment, category: Category) {
  const defaults = site.pages.product;
  return {
    id: product.id,
    name: product.name,
    shortName: product.shortName,
    brand: brandName(site, product),
    category: category.label,
    lead: product.lead,
    picture: site.picture(product.picture),
    elevation: category.elevation,
    canonical: entryPath(product),
    seo: product.seo,
    figures: (product.figures ?? []).flatMap((name) => figureOf(site, product, name) ?? []),
    family: family(site, product),
    features: product.features ?? defaults.features,
    specifications: specificationRows(site, [
      ...(product.specifications ?? defaults.specifications),
      ...defaults.service,
    ]),
    panel: panelLink(site, product),
    related: relatedProducts(site, product, category),
    cta: product.cta ?? defaults.cta,
    sheet: site.download(product.id),
    brochure: site.download(brochureName(product.id)),
  };
}

function categoryCrumbs(category: Category) {
  return [
    { label: "Productos", to: "/productos" },
    { label: category.label, to: categoryPath(category.id) },
  ];
}

/** The panel of tests that this analyzer, or a model of this series, runs. */
function panelLink(site: Site, product: Equipment) {
  const ids = [product.id, ...site.modelsOf(product.id).map((model) => model.id)];
  const panel = site.panels.find(
    (item) => item.kind === "test-panel" && item.analyzers.some((id) => ids.includes(id)),
  );
  return panel && { label: panel.name, to: entryPath(panel) };
}

/** The other products of the category; a model's are its sisters first. */
function relatedProducts(site: Site, product: Equipment, category: Category) {
  const others = site.entriesOf(category.id).filter((entry) => entry.id !== product.id);
  if (product.kind === "model") {
    const sisters = site.modelsOf(product.series).filter((model) => model.id !== product.id);
    const rest = others.filter((entry) => entry.id !== product.series);
    return related(site, category, [...sisters, ...rest]);
  }
  return related(site, category, others);
}

const relatedLimit = 6;

function related(site: Site, category: Category, entries: Parameters<typeof card>[1][]) {
  return {
    title: `Ver ${category.label}`,
    to: categoryPath(category.id),
    cards: entries.slice(0, relatedLimit).map((entry) => card(site, entry)),
  };
}
