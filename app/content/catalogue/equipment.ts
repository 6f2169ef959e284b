import type { Equipment } from "#app/content/schema/files.ts";
import type { Specification } from "#app/content/schema/quantities.ts";
import type { Entry } from "./site.ts";

/** A single product, a model or a series: no panel and no supply. */
export function isEquipment(entry: Entry): entry is Equipment {
  return entry.kind === "product" || entry.kind === "model" || entry.kind === "series";
}

/** What a product states of a parameter. */
export function specificationOf(
  product: Equipment,
  parameter: string | undefined,
): Specification | undefined {
  return product.specifications?.find((row) => row.parameter === parameter);
}
