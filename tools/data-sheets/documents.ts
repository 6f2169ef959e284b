import type { EquipmentSheet, ListSheet, Sheet } from "#app/content/outputs/sheets.ts";
import type { Company } from "#app/content/schema/files.ts";
import type { ModelCard } from "#app/content/views/series.ts";
import { band } from "./band.ts";
import { type BandSize, bandPicture, smallPicture } from "./band-picture.ts";
import { brochure } from "./brochure.ts";
import type { Block } from "./elements.ts";
import { figureStrip } from "./figure-strip.ts";
import type { ModelPictures } from "./models.ts";
import { writePages } from "./pages.ts";
import { productSheet } from "./product-sheet.ts";
import { seriesSheet } from "./series-sheet.ts";
import { supplySheet } from "./supply-sheet.ts";
import { testSheet } from "./test-sheet.ts";

export type PicturedSheet = EquipmentSheet | ListSheet;

export async function renderSheet(sheet: Sheet, company: Company): Promise<Buffer> {
  if (sheet.kind === "test")
    return writePages({ sheet, company, label: "Hoja de la prueba" }, [testSheet(sheet)]);
  const label = isBrochure(sheet) ? "Folleto" : "Ficha técnica";
  return writePages({ sheet, company, label }, await sheetParts(sheet, company));
}

/** Returns the parts of a sheet. Each part starts on a new page. */
export async function sheetParts(
  sheet: PicturedSheet,
  company: Company,
  isCompact = false,
): Promise<Block[][]> {
  const size = isCompact && sheet.kind === "supply" ? "low" : bandSize(sheet);
  const picture = await bandPicture(sheet.picture, sheet.elevation, size);
  const [first = [], ...others] = await contentOf(sheet, company, isCompact);
  return [[band(sheet, picture, size), ...first], ...others];
}

export function picturesOf(sheet: Sheet): string[] {
  const models = sheet.kind === "equipment" ? (sheet.series ?? sheet.siblings)?.models : undefined;
  return [sheet.picture, ...(models ?? []).map((model) => model.picture?.name)].filter(
    (name) => name !== undefined,
  );
}

async function contentOf(sheet: PicturedSheet, company: Company, isCompact: boolean): Promise<Block[][]> {
  if (sheet.kind === "supply") return [supplySheet(sheet, isCompact)];
  const [first = [], ...others] = await equipmentContent(sheet, company);
  return [[figureStrip(sheet.figures), ...first], ...others];
}

async function equipmentContent(sheet: EquipmentSheet, company: Company): Promise<Block[][]> {
  if (sheet.siblings)
    return brochure(sheet, sheet.siblings, company, await modelPictures(sheet.siblings.models));
  if (sheet.series) return seriesSheet(sheet, sheet.series, await modelPictures(sheet.series.models));
  return [productSheet(sheet)];
}

async function modelPictures(models: ModelCard[]): Promise<ModelPictures> {
  const pictures = models.map(async ({ id, picture }) => [id, picture && (await smallPicture(picture.name))]);
  return Object.fromEntries(await Promise.all(pictures));
}

/** The more content a sheet has, the lower is the coloured band at its top. */
function bandSize(sheet: PicturedSheet): BandSize {
  if (isBrochure(sheet)) return "tall";
  if (sheet.kind === "supply" || sheet.footprint || sheet.series?.highlights) return "short";
  return sheet.family || sheet.panel ? "standard" : "roomy";
}

function isBrochure(sheet: Sheet): boolean {
  return sheet.kind === "equipment" && sheet.siblings !== undefined;
}
