import type { Crumb, LabelledLink } from "#app/lib/shapes.ts";
import { testsPath } from "./test-address.ts";

const home: LabelledLink = { label: "Inicio", to: "/" };

export const catalogueLink: LabelledLink = { label: "Productos", to: "/productos" };

/** Returns the breadcrumb of a top-level page. */
export function pageTrail(label: string): Crumb[] {
  return [home, { label }];
}

/** Returns the breadcrumb of a page in the catalogue. */
export function catalogueTrail(...below: Crumb[]): Crumb[] {
  return [home, catalogueLink, ...below];
}

/** Returns the breadcrumb of a page in the directory of laboratory tests. */
export function testsTrail(...below: Crumb[]): Crumb[] {
  return [home, { label: "Pruebas", to: testsPath }, ...below];
}
