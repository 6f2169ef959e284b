import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formatNumber } from "#app/lib/text/format.ts";

/** A linked PDF with its size: «PDF · 84 kB». */
export type Download = { href: string; size: string };

/** tools/data-sheets/data-sheets.ts lists its files and their sizes in bytes here. */
export const sheetListFile = ".cache/sheets.json";

export function brochureName(id: string): string {
  return `${id}-brochure`;
}

/** Reads the list. It is empty while the sheets are being made, because that step reads the content too. */
export function readSheetList(root: string): Record<string, number> {
  const file = join(root, sheetListFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

export function download(name: string, bytes: number | undefined): Download | undefined {
  if (bytes === undefined) return undefined;
  return { href: `/fichas/${name}.pdf`, size: `${formatNumber(Math.round(bytes / 1000))}\u00a0kB` };
}
