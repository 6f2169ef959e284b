import type { ElevationKind } from "#app/lib/drawing/elevation-bodies.ts";

/** The fields of every data sheet. */
export type SheetBase = {
  /** File name without extension. */
  name: string;
  title: string;
  brand?: string;
  category: string;
  lead: string;
  /** Picture master in images/. Without one, the sheet draws the elevation. */
  picture?: string;
  elevation: ElevationKind;
  path: string;
  updated: string;
};
