import type { ProductCard } from "#app/content/catalogue/cards.ts";
import { figureOf } from "#app/content/catalogue/cards.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import type { Category } from "#app/content/schema/files.ts";
import { axisSteps } from "#app/lib/drawing/axis.ts";
import { type Pointer, spread } from "#app/lib/drawing/spread.ts";
import { formatNumber } from "#app/lib/text/format.ts";
import type { CatalogueCard } from "./category.ts";

export type LineInstrument = Pick<ProductCard, "id" | "path" | "picture" | "elevation"> &
  Pick<CatalogueCard, "facets"> & {
    label: string;
    /** Position of the picture in the printed catalogue. */
    wide: Pointer;
    prefix?: string;
    number: string;
    unit: string;
    /** Position on the ruler from 0 to 1. A range ends there and starts at `from`. */
    to: number;
    from?: number;
    name: string;
    /** The figure's unit in words: «pruebas por hora». */
    counts: string;
  };

export type InstrumentLine = { axis: string[]; caption: string; instruments: LineInstrument[] };

/** Returns the minimum distance between the centres of printed pictures, as a share of the line's width. */
const gapOf = (count: number) => Math.max(0.2, 0.85 / count);
const nowhere: Pointer = { at: 0, to: 0, level: 0 };
const maxInstruments = 6;

export function instrumentLine(
  site: Site,
  { scale }: Category,
  cards: readonly CatalogueCard[],
): InstrumentLine | undefined {
  const placed = cards
    .flatMap((card) =>
      card.profiles || card.reading?.to === undefined ? [] : [{ ...card, to: card.reading.to }],
    )
    .sort((a, b) => a.to - b.to);
  if (!scale || placed.length < 2 || placed.length > maxInstruments) return undefined;
  const places = placed.map(({ to }) => to);
  const wide = spread(places, gapOf(places.length));
  return {
    axis: axisSteps(scale.max).map((step) => formatNumber(step)),
    caption: scale.caption,
    instruments: placed.map(
      ({ id, name, shortName, path, picture, elevation, reading, facets, to }, index) => ({
        id,
        path,
        picture: picture && { ...picture, alt: "" },
        elevation,
        facets,
        label: shortName ?? name,
        prefix: reading?.prefix,
        number: reading?.number ?? "",
        unit: reading?.unit?.split(" ")[0] ?? "",
        from: reading?.from,
        name,
        counts: countsOf(site, id),
        to,
        wide: wide[index] ?? nowhere,
      }),
    ),
  };
}

export function countsOf(site: Site, id: string): string {
  const product = site.equipment(id);
  const figure = product?.headline && figureOf(site, product, product.headline);
  return figure ? [figure.unit, figure.label].filter(Boolean).join(" ") : "";
}
