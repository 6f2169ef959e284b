import { entryPath } from "#app/content/catalogue/addresses.ts";
import { brochureName } from "#app/content/catalogue/downloads.ts";
import { publishedSize } from "#app/content/catalogue/equipment.ts";
import { groupLine, rapidTestFacts, supplyFacts } from "#app/content/catalogue/facts.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import type { Size, SpecificationRow } from "#app/content/catalogue/specifications.ts";
import type { RapidPanel } from "#app/content/catalogue/test-listings.ts";
import type { Equipment, Panel, Supply } from "#app/content/schema/files.ts";
import { type ProductPage, productPage } from "#app/content/views/product.ts";
import { type ModelCard, type SeriesPart, seriesPart } from "#app/content/views/series.ts";
import type { Fact } from "#app/lib/shapes.ts";
import { inWords, joinList, lowerInitial } from "#app/lib/text/format.ts";
import type { SheetBase } from "./sheet-base.ts";
import { type TestSheet, testSheet } from "./test-sheet.ts";

export type SheetRow = { parameter: string; value: string; onRequest?: true };

export type EquipmentSheet = SheetBase &
  Pick<ProductPage, "figures" | "family" | "features" | "notes" | "cta"> & {
    kind: "equipment";
    specifications: SheetRow[];
    service: { title: string; rows: SheetRow[] };
    footprint?: Size & { note: string };
    panel?: { note: string; profiles: string[] };
    series?: SeriesPart;
    /** All models of the series. Only brochures have them. */
    siblings?: { title: string; models: ModelCard[] };
  };

type SheetGroup = Pick<Supply["groups"][number], "name" | "line" | "colour"> & { items: SheetItem[] };
type SheetItem = Pick<Supply["groups"][number]["products"][number], "name" | "description" | "cap"> & {
  marks: string[];
  facts: Fact[];
};

export type ListSheet = SheetBase & {
  kind: "supply";
  groups: SheetGroup[];
  note?: string;
  /** Set if the items are rapid tests. */
  rapid?: true;
};
export type Sheet = EquipmentSheet | ListSheet | TestSheet;

export function listSheets(site: Site): Sheet[] {
  return [
    ...site.products.flatMap((product) => equipmentSheets(site, product)),
    ...site.supplies.map((supply) => supplySheet(site, supply)),
    ...site.panels.flatMap((panel) => (panel.kind === "rapid-panel" ? [rapidSheet(site, panel)] : [])),
  ];
}

export function listTestSheets(site: Site): TestSheet[] {
  return site.tests.flatMap((test) => testSheet(site, test) ?? []);
}

function supplySheet(site: Site, supply: Supply): ListSheet {
  return {
    ...listSheetBase(site, supply),
    note: site.productTexts.supplyNote,
    groups: supply.groups.map((group) => ({
      name: group.name,
      line: groupLine(site, group),
      colour: group.colour,
      items: group.products.map((item) => ({
        name: item.name,
        description: item.description,
        cap: item.cap,
        marks: item.badges,
        facts: supplyFacts(item),
      })),
    })),
  };
}

function rapidSheet(site: Site, panel: RapidPanel): ListSheet {
  return {
    ...listSheetBase(site, panel),
    rapid: true,
    note: panel.note,
    groups: panel.groups.map(({ name, colour, tests }) => ({
      name,
      line: tests.length === 1 ? "1 prueba" : `${tests.length} pruebas`,
      colour,
      items: tests.map((test) => ({
        name: test.name,
        description: test.description,
        marks: [],
        facts: rapidTestFacts(site, panel, test),
      })),
    })),
  };
}

function listSheetBase(site: Site, entry: Supply | Panel): SheetBase & { kind: "supply" } {
  const category = site.category(entry.category);
  return {
    kind: "supply",
    name: entry.id,
    title: entry.name,
    category: category?.label ?? "",
    lead: entry.lead,
    picture: entry.picture?.file,
    elevation: category?.elevation ?? "rack",
    path: entryPath(entry),
    updated: entry.updated,
  };
}

function equipmentSheets(site: Site, product: Equipment): EquipmentSheet[] {
  const page = productPage(site, product.id);
  if (!page) return [];
  const { sheet } = site.productTexts;
  const onRequestLabels = page.onRequest.map(({ label }, index) =>
    index === 0 ? label : lowerInitial(label),
  );
  const size = publishedSize(product);
  const dataSheet: EquipmentSheet = {
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
      ...sheetRows(page.specifications),
      // A sheet has no links and little room, so one row lists all data on request.
      { parameter: "A solicitud", value: joinList(onRequestLabels), onRequest: true },
    ],
    notes: page.notes,
    service: { title: sheet.service, rows: sheetRows(page.service) },
    footprint: size && { ...size, note: sheet.footprintNote },
    panel: panelOf(site, product),
    series: page.series,
  };
  const series = product.kind === "model" ? site.equipment(product.series) : undefined;
  if (product.kind !== "model" || !product.brochure || series?.kind !== "series") return [dataSheet];
  const { modelsTitle, models } = seriesPart(site, series);
  return [
    dataSheet,
    { ...dataSheet, name: brochureName(product.id), siblings: { title: modelsTitle, models } },
  ];
}

function sheetRows(rows: SpecificationRow[]): SheetRow[] {
  return rows.map((row) => ({ parameter: row.parameter, value: inWords(row) }));
}

function panelOf(site: Site, product: Equipment) {
  const ids = [product.id, ...site.modelsOf(product.id).map((model) => model.id)];
  const runs = (analyzers: string[]) => analyzers.some((id) => ids.includes(id));
  const panel = site.panels.find((item) => item.kind === "test-panel" && runs(item.analyzers));
  if (panel?.kind !== "test-panel") return undefined;
  const profiles = panel.groups.filter((group) => !group.analyzers || runs(group.analyzers));
  return { note: site.productTexts.sheet.panelNote, profiles: profiles.map((group) => group.name) };
}
