import { formatNumber } from "#app/lib/format.ts";
import type { IconName } from "#app/lib/icon-names.ts";
import { entryPath } from "./addresses.ts";
import type { Picture } from "./pictures.ts";
import type { Category, Equipment } from "./schema/files.ts";
import type { Specification } from "./schema/quantities.ts";
import type { Entry, Site } from "./site.ts";
import {
  bounds,
  type Figure,
  figure,
  isQuantity,
  type SpecificationRow,
  specificationRow,
} from "./specifications.ts";

/** A figure on the common scale of its category; without a place there it is only a figure. */
export type Reading = Figure & { from?: number; to?: number; max?: string };

export type Card = {
  id: string;
  name: string;
  shortName?: string;
  path: string;
  summary: string;
  brand?: string;
  picture?: Picture;
  elevation: Category["elevation"];
  /** An instrument that can be compared and quoted, or a series that can only be quoted. */
  equipment?: "single" | "series";
  reading?: Reading;
  /** Values that the card gives otherwise than the product page. */
  details?: SpecificationRow[];
  /** The groups of a test panel, which is drawn as a card of its own kind. */
  profiles?: { name: string; icon?: IconName }[];
};

export function card(site: Site, entry: Entry): Card {
  const shared = {
    id: entry.id,
    name: entry.name,
    path: entryPath(entry),
    summary: entry.summary,
    picture: site.cardPicture(entry.picture),
    elevation: site.category(entry.category)?.elevation ?? "bench",
  };
  if (!("kind" in entry) || entry.kind === "rapid-panel") return shared;
  if (entry.kind === "test-panel") {
    return { ...shared, profiles: entry.groups.map(({ name, icon }) => ({ name, icon })) };
  }
  return {
    ...shared,
    shortName: entry.shortName,
    brand: brandName(site, entry),
    equipment: entry.kind === "series" ? "series" : "single",
    reading: headlineReading(site, entry),
    details: entry.cardSpecifications && specificationRows(site, entry.cardSpecifications),
  };
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
  const row = product.specifications?.find((item) => item.parameter === name);
  const parameter = site.parameters[name];
  return row && parameter && figure(row, parameter);
}

function headlineReading(site: Site, product: Equipment): Reading | undefined {
  const { headline } = product;
  const row = product.specifications?.find((item) => item.parameter === headline);
  const parameter = headline && site.parameters[headline];
  if (!row || !parameter || !isQuantity(row.value)) return undefined;
  const { prefix, number } = figure(row, parameter);
  const reading = { prefix, number, label: row.unit ?? parameter.unit ?? parameter.figureLabel };
  const scale = site.category(product.category)?.scale;
  if (scale?.parameter !== headline) return reading;
  const { low, high } = bounds(row.value);
  return {
    ...reading,
    from: low === undefined ? undefined : low / scale.max,
    to: high / scale.max,
    max: formatNumber(scale.max),
  };
}
