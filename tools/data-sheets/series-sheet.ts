import type { EquipmentSheet } from "#app/content/outputs/sheets.ts";
import type { Block } from "./elements.ts";
import { highlights, type ModelPictures, models, seriesTable } from "./models.ts";
import { productSheet } from "./product-sheet.ts";

/** The models are on the first page. The table and the data of the series start on the second page. */
export function seriesSheet(
  sheet: EquipmentSheet,
  series: EquipmentSheet["series"] & object,
  pictures: ModelPictures,
): Block[][] {
  return [
    [
      ...(series.highlights ? [highlights(series.highlights)] : []),
      models(series.modelsTitle, series.models, pictures),
    ],
    [seriesTable(series), ...productSheet(sheet)],
  ];
}
