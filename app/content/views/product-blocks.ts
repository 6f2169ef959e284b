import { figureOf } from "#app/content/catalogue/cards.ts";
import { publishedSize, specificationOf } from "#app/content/catalogue/equipment.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import type { Size } from "#app/content/catalogue/specifications.ts";
import type { Equipment } from "#app/content/schema/files.ts";
import type { Figure } from "#app/lib/shapes.ts";

/** A figure and the place of the picture that shows it, from 0 to 1. */
export type Callout = Figure & { x: number; y: number };

/** Without a size, the page links to the contact form, where visitors can ask for it. */
export type FitData = { size?: Size; note: string };

export type PurchaseSteps = ReturnType<typeof stepsOf>;

export function calloutsOf(site: Site, product: Equipment): Callout[] | undefined {
  return product.callouts
    ?.flatMap(({ parameter, x, y }) => {
      const figure = figureOf(site, product, parameter);
      return figure ? [{ ...figure, x, y }] : [];
    })
    .sort((a, b) => a.x - b.x);
}

export function fitOf(site: Site, product: Equipment): FitData {
  return { size: publishedSize(product), note: site.productTexts.sheet.footprintNote };
}

/** Only products with a published time have the step `result`. */
export function stepsOf(site: Site, product: Equipment) {
  const { result, ...steps } = site.productTexts.way;
  const minutes = specificationOf(product, "first-result")?.amount;
  return { ...steps, result: minutes === undefined ? undefined : { ...result, minutes } };
}
