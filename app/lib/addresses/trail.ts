import type { Crumb, LabelledLink } from "#app/lib/shapes.ts";
import { testsPath } from "./test-address.ts";

const home: LabelledLink = { label: "Inicio", to: "/" };

export const catalogueLink: LabelledLink = { label: "Productos", to: "/productos" };

export function pageTrail(label: string): Crumb[] {
  return [home, { label }];
}

export function catalogueTrail(...below: Crumb[]): Crumb[] {
  return [home, catalogueLink, ...below];
}

export function testsTrail(...below: Crumb[]): Crumb[] {
  return [home, { label: "Pruebas", to: testsPath }, ...below];
}
