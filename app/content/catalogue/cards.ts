import type { Equipment } from "#app/content/schema/files.ts";
import type { Specification } from "#app/content/schema/quantities.ts";
import { shareOf } from "#app/lib/drawing/axis.ts";
import type { ElevationKind } from "#app/lib/drawing/elevation-bodies.ts";
import type { Figure, ProductRef, Reading } from "#app/lib/shapes.ts";
import { formatNumber } from "#app/lib/text/format.ts";
import { entryPath } from "./addresses.ts";
import { isEquipment, specificationOf } from "./equipment.ts";
import type { Entry, Site } from "./site.ts";
import { bounds, figure, type SpecificationRow, specificationRow } from "./specifications.ts";

type CardBase = ProductRef & { summary: string };

export type ProductCard = CardBase & {
  elevation: ElevationKind;
  /** A single instrument can be compared and quoted; a series can only be quoted. */
  equipment?: "single" | "series";
  reading?: Reading;
  /** Values that the card words differently from the product page. */
  details?: SpecificationRow[];
  profiles?: undefined;
};

/** Has no picture: a test panel lists the names of its groups, and a panel of rapid tests lists its tests. */
export type PanelCard = CardBase & { profiles: { name: string }[] };

export type Card = ProductCard | PanelCard;

export function card(site: Site, entry: Entry): Card {
  if (isEquipment(entry)) return equipmentCard(site, entry);
  if (entry.kind === "test-panel")
    return { ...cardBase(entry), profiles: entry.groups.map(({ name }) => ({ name })) };
  if (entry.kind === "rapid-panel") {
    const profiles = entry.groups.flatMap(({ tests }) => tests.map(({ name }) => ({ name })));
    return { ...cardBase(entry), profiles };
  }
  return picturedCard(site, entry);
}

export function equipmentCard(site: Site, product: Equipment): ProductCard {
  return {
    ...picturedCard(site, product),
    shortName: product.shortName,
    brand: brandName(site, product),
    equipment: product.kind === "series" ? "series" : "single",
    reading: headlineReading(site, product),
    details: product.cardSpecifications && specificationRows(site, product.cardSpecifications),
  };
}

function picturedCard(site: Site, entry: Entry): ProductCard {
  return {
    ...cardBase(entry),
    picture: site.cardPicture(entry.picture),
    elevation: site.category(entry.category)?.elevation ?? "bench",
  };
}

function cardBase(entry: Entry): CardBase {
  return { id: entry.id, name: entry.name, path: entryPath(entry), summary: entry.summary };
}

export function brandName(site: Site, product: Equipment): string | undefined {
  return site.brands.find((brand) => brand.id === product.brand)?.name ?? product.maker;
}

export function specificationRows(site: Site, rows: Specification[]): SpecificationRow[] {
  return rows.flatMap((row) => {
    const parameter = site.parameters[row.parameter];
    return parameter ? [specificationRow(row, parameter)] : [];
  });
}

export function figureOf(site: Site, product: Equipment, name: string): Figure | undefined {
  const row = specificationOf(product, name);
  const parameter = site.parameters[name];
  return row && parameter && figure(row, parameter);
}

function headlineReading(site: Site, product: Equipment): Reading | undefined {
  const { headline } = product;
  const row = specificationOf(product, headline);
  const parameter = headline && site.parameters[headline];
  const range = row && bounds(row);
  if (!range || !parameter) return undefined;
  const { prefix, number } = figure(row, parameter);
  const reading = { prefix, number, unit: row.unit ?? parameter.unit ?? parameter.figureLabel };
  const scale = site.category(product.category)?.scale;
  if (scale?.parameter !== headline) return reading;
  return {
    ...reading,
    from: range.low === undefined ? undefined : shareOf(range.low, scale.max),
    to: shareOf(range.high, scale.max),
    max: formatNumber(scale.max),
  };
}
