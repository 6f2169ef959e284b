import type { ElevationKind } from "#app/lib/drawing/elevation-bodies.ts";

export type SheetBase = {
  /** File name without extension. */
  name: string;
  title: string;
  brand?: string;
  category: string;
  lead: string;
  /** Name of a picture in images/. Without a picture, the data sheet shows the drawing `elevation`. */
  picture?: string;
  elevation: ElevationKind;
  path: string;
  updated: string;
};
