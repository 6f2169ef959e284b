import { entryPath } from "#app/content/catalogue/addresses.ts";
import { specificationRows } from "#app/content/catalogue/cards.ts";
import { brochureName } from "#app/content/catalogue/downloads.ts";
import { onRequestList } from "#app/content/catalogue/on-request.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import { type Size, type SpecificationRow, sizeOf } from "#app/content/catalogue/specifications.ts";
import type { Equipment, Supply } from "#app/content/schema/files.ts";
import { modelPage, type ProductPage, productPage } from "#app/content/views/product.ts";
import { type ModelCard, type SeriesPart, seriesPart } from "#app/content/views/series.ts";
import type { ElevationKind } from "#app/lib/elevation-bodies.ts";
import { inSentence, joinList } from "#app/lib/format.ts";
import { openQuestions } from "#app/lib/on-request.ts";

/** What every data sheet says, whatever it is about. */
type SheetBase = {
  /** Name of the file, without its ending. */
  name: string;
  title: string;
  brand?: string;
  category: string;
  lead: string;
  /** Master in images/; without one the elevation is drawn. */
  picture?: string;
  elevation: ElevationKind;
  path: string;
  updated: string;
};

export type SheetRow = SpecificationRow & { onRequest?: true };

export type EquipmentSheet = SheetBase &
  Pick<ProductPage, "figures" | "family" | "features" | "cta"> & {
    kind: "equipment";
    specifications: SheetRow[];
    service: { title: string; rows: SpecificationRow[] };
    footprint?: Size & { note: string };
    panel?: { note: string; profiles: string[] };
    series?: SeriesPart & { note: string };
    /** The models of its series, itself among them; only a brochure shows them. */
    sisters?: { title: string; models: ModelCard[] };
  };

export type SupplySheet = SheetBase & { kind: "supply"; groups: Supply["groups"] };
export type Sheet = EquipmentSheet | SupplySheet;

/** Every data sheet of the site, made of what the pages say. */
export function listSheets(site: Site): Sheet[] {
  return [
    ...site.products.flatMap((product) => equipmentSheets(site, product)),
    ...site.supplies.map((supply) => supplySheet(site, supply)),
  ];
}

function supplySheet(site: Site, supply: Supply): SupplySheet {
  const category = site.category(supply.category);
  return {
    kind: "supply",
    name: supply.id,
    title: supply.name,
    category: category?.label ?? "",
    lead: supply.lead,
    picture: supply.picture?.file,
    elevation: category?.elevation ?? "rack",
    path: entryPath(supply),
    updated: supply.updated,
    groups: supply.groups,
  };
}

function equipmentSheets(site: Site, product: Equipment): EquipmentSheet[] {
  const page = product.kind === "model" ? modelPage(site, product.id) : productPage(site, product.id);
  if (!page) return [];
  const { sheet, specifications, service } = site.productTexts;
  const own = product.specifications ?? specifications;
  const asked = openQuestions(onRequestList(site), page).map(({ label }, index) =>
    index === 0 ? label : inSentence(label),
  );
  const [size] = own.flatMap((row) => sizeOf(row) ?? []);
  const ficha: EquipmentSheet = {
    kind: "equipment",
    name: product.id,
    title: page.name,
    brand: page.brand,
    category: page.category.label,
    lead: page.lead,
    picture: product.picture?.file,
    elevation: page.elevation,
    path: page.path,
    updated: product.updated,
    figures: page.figures,
    family: page.family,
    features: page.features,
    cta: page.cta,
    specifications: [
      ...specificationRows(site, own),
      // On paper nothing can be pressed, and room is short: one row names them all.
      { parameter: "A solicitud", value: joinList(asked), onRequest: true },
    ],
    service: { title: sheet.service, rows: specificationRows(site, service) },
    footprint: size && { ...size, note: sheet.footprintNote },
    panel: panelOf(site, product),
    series: page.series && { ...page.series, note: sheet.seriesNote },
  };
  const series = product.kind === "model" ? site.equipment(product.series) : undefined;
  if (product.kind !== "model" || !product.brochure || series?.kind !== "series") return [ficha];
  const { modelsTitle, models } = seriesPart(site, series);
  return [ficha, { ...ficha, name: brochureName(product.id), sisters: { title: modelsTitle, models } }];
}

/** The profiles of the panel that this analyzer, or a model of this series, runs. */
function panelOf(site: Site, product: Equipment) {
  const ids = [product.id, ...site.modelsOf(product.id).map((model) => model.id)];
  const runs = (analyzers: string[]) => analyzers.some((id) => ids.includes(id));
  const panel = site.panels.find((item) => item.kind === "test-panel" && runs(item.analyzers));
  if (panel?.kind !== "test-panel") return undefined;
  const profiles = panel.groups.filter((group) => !group.analyzers || runs(group.analyzers));
  return { note: site.productTexts.sheet.panelNote, profiles: profiles.map((group) => group.name) };
}
