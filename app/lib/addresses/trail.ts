import type { Crumb, LabelledLink } from "#app/lib/shapes.ts";

const home: LabelledLink = { label: "Inicio", to: "/" };

export const catalogueLink: LabelledLink = { label: "Productos", to: "/productos" };

/** The way from the home page to a page beside it. */
export function pageTrail(label: string): Crumb[] {
  return [home, { label }];
}

/** The way from the home page to the catalogue, and from there down to a page. */
export function catalogueTrail(...below: Crumb[]): Crumb[] {
  return [home, catalogueLink, ...below];
}
