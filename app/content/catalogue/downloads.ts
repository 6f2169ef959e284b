import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formatNumber } from "#app/lib/text/format.ts";

/** A linked PDF. `size` is formatted: «84 kB». */
export type Download = { href: string; size: string };

/** tools/data-sheets/data-sheets.ts lists its files and their sizes in bytes here. */
export const sheetListFile = ".cache/sheets.json";
/** tools/data-sheets/catalogue/make-catalogues.ts lists its files here. */
export const catalogueListFile = ".cache/catalogues.json";

export function brochureName(id: string): string {
  return `${id}-brochure`;
}

/** A missing list counts as empty, because the tool that writes it reads the content first. */
export function readDownloadSizes(root: string): Record<string, number> {
  return { ...readList(join(root, catalogueListFile)), ...readList(join(root, sheetListFile)) };
}

function readList(file: string): Record<string, number> {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

export function download(name: string, bytes: number | undefined): Download | undefined {
  if (bytes === undefined) return undefined;
  return { href: hrefOf(name), size: sizeInWords(bytes) };
}

function hrefOf(name: string): string {
  return `/fichas/${name}.pdf`;
}

/** «84 kB», «2,1 MB». */
function sizeInWords(bytes: number): string {
  return bytes < megabyte
    ? `${formatNumber(Math.round(bytes / 1000))}\u00a0kB`
    : `${formatNumber(bytes / megabyte, 1)}\u00a0MB`;
}

const megabyte = 1_000_000;
