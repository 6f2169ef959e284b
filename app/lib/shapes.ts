/** Shapes that the content gives and the browser shows. */

import type { Picture } from "./picture-files.ts";

/** Words that lead somewhere on this site. */
export type LabelledLink = { label: string; to: string };

/** A step of the way to a page; the page itself, which comes last, needs no address. */
export type Crumb = { label: string; to?: string };

/** A quantity as it is written: «hasta» 600 «pruebas/h», «según el modelo». */
export type ShownQuantity = {
  prefix?: string;
  /** «2.000», «10–100», «< 60»; words where a value has no number. */
  number: string;
  unit?: string;
  note?: string;
};

/** A quantity set large, with what it is under it: «volumen de muestra». */
export type Figure = ShownQuantity & { label: string };

/**
 * The deciding quantity of a product. On the common scale of its category it has a place from 0 to 1, and a
 * span also has its start; `max` is how the end of the scale is written.
 */
export type Reading = ShownQuantity & { unit: string; from?: number; to?: number; max?: string };

/** A product as cards, lists, tools and pages name it. */
export type ProductRef = {
  id: string;
  name: string;
  /** For where the full name would only repeat: «X6» among MAGLUMI. */
  shortName?: string;
  brand?: string;
  path: string;
  picture?: Picture;
};

/** A line such as «Muestra: orina». */
export type Fact = { label: string; value: string };
