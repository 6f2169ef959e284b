import type { ReactNode } from "react";
import type { EquipmentSheet } from "#app/content.server/sheets.ts";
import { nextPage } from "./elements.ts";
import { catalogue, highlights, type ModelPictures, models } from "./models.ts";
import { productSheet } from "./product-sheet.ts";

/** The models on the first page; the data of the series and its own sheet on the second. */
export function seriesSheet(
  sheet: EquipmentSheet,
  series: EquipmentSheet["series"] & object,
  pictures: ModelPictures,
): ReactNode[] {
  return [
    highlights(series.highlights),
    models(series.modelsTitle, series.models, pictures),
    nextPage(catalogue(series)),
    ...productSheet(sheet),
  ];
}
