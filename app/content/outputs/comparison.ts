import { entryPath } from "#app/content/catalogue/addresses.ts";
import { brandName } from "#app/content/catalogue/cards.ts";
import { isEquipment, publishedSize } from "#app/content/catalogue/equipment.ts";
import { categoryLink } from "#app/content/catalogue/links.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import { bounds, quantity, type Size } from "#app/content/catalogue/specifications.ts";
import type { Equipment } from "#app/content/schema/files.ts";
import type { Parameter, Specification } from "#app/content/schema/quantities.ts";
import type { ElevationKind } from "#app/lib/drawing/elevation-bodies.ts";
import type { LabelledLink, ProductRef, ShownQuantity } from "#app/lib/shapes.ts";

/** `low` and `high` are in the parameter's unit. Only a range has `low`. */
export type ComparedValue = ShownQuantity & {
  parameter: string;
  label: string;
  group: Parameter["group"];
  /** Index among all parameters, so that every comparison uses the same order. */
  order: number;
  low?: number;
  high?: number;
  /** Unit of `low` and `high`, shown with the scale. */
  scaleUnit?: string;
};

export type ComparedProduct = ProductRef & {
  shortName: string;
  category: LabelledLink & { id: string };
  elevation: ElevationKind;
  values: ComparedValue[];
  size?: Size;
  others: { id: string; name: string }[];
};

const maxOthers = 4;

/** Returns undefined for a series, because only its models can be compared. */
export function comparedProduct(site: Site, id: string): ComparedProduct | undefined {
  const product = site.equipment(id);
  const category = product && site.category(product.category);
  if (!category || product.kind === "series") return undefined;
  const rows = [...(product.specifications ?? []), ...site.productTexts.service];
  return {
    id,
    name: product.name,
    shortName: product.shortName ?? product.name,
    brand: brandName(site, product),
    category: { id: category.id, ...categoryLink(category) },
    path: entryPath(product),
    picture: site.cardPicture(product.picture),
    elevation: category.elevation,
    values: rows.flatMap((row) => comparedValue(site, row) ?? []),
    size: publishedSize(product),
    others: othersOf(site, product),
  };
}

/** Instruments of the same series come first, then the rest of the category. */
function othersOf(site: Site, product: Equipment) {
  const inCategory = site.entriesOf(product.category).filter(isEquipment);
  const series = product.kind === "model" ? site.modelsOf(product.series) : [];
  const all = [...series, ...inCategory, ...inCategory.flatMap((entry) => site.modelsOf(entry.id))];
  return [...new Set(all)]
    .filter((other) => other.kind !== "series" && other.id !== product.id)
    .slice(0, maxOthers)
    .map((other) => ({ id: other.id, name: other.name }));
}

function comparedValue(site: Site, row: Specification): ComparedValue | undefined {
  const parameter = site.parameters[row.parameter];
  if (!parameter) return undefined;
  return {
    parameter: row.parameter,
    label: row.label ?? parameter.label,
    group: parameter.group,
    order: Object.keys(site.parameters).indexOf(row.parameter),
    ...quantity(row, parameter),
    ...placeOnScale(row, parameter),
  };
}

function placeOnScale(row: Specification, parameter: Parameter) {
  const place = bounds(row);
  const factor = unitFactor(row.unit ?? parameter.unit, parameter.unit);
  if (!place || factor === undefined) return undefined;
  return {
    low: place.low === undefined ? undefined : place.low * factor,
    high: place.high * factor,
    scaleUnit: parameter.unit,
  };
}

/** `factors[target][unit]` converts an amount from `unit` to `target`. */
const factors: Record<string, Record<string, number>> = {
  s: { min: 60, h: 3600 },
  min: { s: 1 / 60, h: 60 },
  "pruebas/h": { "T/H": 1 },
};

function unitFactor(unit: string | undefined, target: string | undefined): number | undefined {
  if (unit === target) return 1;
  if (!unit || !target) return undefined;
  const [measure = unit] = unit.split(" por ");
  return measure === target ? 1 : factors[target]?.[measure];
}
