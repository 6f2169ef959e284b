import type { Picture } from "./picture-files.ts";

export type LabelledLink = { label: string; to: string };

/** A breadcrumb item. The last item is the page itself and has no address. */
export type Crumb = { label: string; to?: string };

/** A formatted quantity: «hasta 600 pruebas/h, según el modelo». */
export type ShownQuantity = {
  prefix?: string;
  /** «2.000», «10–100», «< 60», or a text value. */
  number: string;
  unit?: string;
  note?: string;
};

/** A quantity in large type, with its label: «volumen de muestra». */
export type Figure = ShownQuantity & { label: string };

/**
 * A product's main quantity. `from` and `to` are the ends of its range on the category's scale, from 0 to 1.
 * A single amount has only `to`. `max` is the label at the end of the scale.
 */
export type Reading = ShownQuantity & { unit: string; from?: number; to?: number; max?: string };

export type ProductRef = {
  id: string;
  name: string;
  /** For a place that shows only products of one family: «X6» instead of «MAGLUMI X6». */
  shortName?: string;
  brand?: string;
  path: string;
  picture?: Picture;
};

/** A line such as «Muestra: orina». */
export type Fact = { label: string; value: string };
