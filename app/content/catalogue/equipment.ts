import type { Equipment } from "#app/content/schema/files.ts";
import type { Specification } from "#app/content/schema/quantities.ts";
import type { Figure } from "#app/lib/shapes.ts";
import { formatNumber } from "#app/lib/text/format.ts";
import type { Entry, Site } from "./site.ts";
import { type Size, sizeOf } from "./specifications.ts";

export function isEquipment(entry: Entry): entry is Equipment {
  return entry.kind === "product" || entry.kind === "model" || entry.kind === "series";
}

export function specificationOf(
  product: Equipment,
  parameter: string | undefined,
): Specification | undefined {
  return product.specifications?.find((row) => row.parameter === parameter);
}

export function publishedSize({ specifications }: Equipment): Size | undefined {
  return specifications?.map(sizeOf).find((size) => size !== undefined);
}

export function channelsOf(site: Site, product: Equipment): { names: string[]; figure: Figure } | undefined {
  for (const { parameter: id, items } of product.specifications ?? []) {
    const parameter = site.parameters[id];
    if (!items || parameter?.drawing !== "channels") continue;
    return { names: items, figure: { number: formatNumber(items.length), label: parameter.figureLabel } };
  }
  return undefined;
}
