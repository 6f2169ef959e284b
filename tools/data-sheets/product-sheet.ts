import type { EquipmentSheet } from "#app/content/outputs/sheets.ts";
import { explanations, features, panel, roomyRows, service, specifications } from "./blocks.ts";
import { type Block, column, row } from "./elements.ts";
import { familyScale } from "./family-scale.ts";
import { footprint } from "./footprint.ts";
import { margin, mm } from "./look.ts";

const rowGap = mm(4);
export const featureWidth = mm(80);
const panelWidth = mm(93);

export function productSheet(sheet: EquipmentSheet): Block[] {
  if (sheet.footprint) return sheetWithFootprint(sheet, sheet.footprint);
  return [
    columns(
      featureWidth,
      [specifications(sheet.specifications)],
      [features(sheet.features), explanations(sheet.notes)],
    ),
    closing(sheet),
  ];
}

/** The drawing of the footprint takes most of the second column. */
function sheetWithFootprint(sheet: EquipmentSheet, size: EquipmentSheet["footprint"] & object): Block[] {
  const tests = sheet.panel && panel(sheet.panel);
  const isLong = sheet.specifications.length > roomyRows;
  return [
    columns(
      featureWidth,
      [specifications(sheet.specifications), service(sheet.service, "column"), isLong ? undefined : tests],
      [
        features(sheet.features),
        footprint(size, featureWidth),
        explanations(sheet.notes),
        isLong ? tests : undefined,
      ],
    ),
    column({ top: rowGap }, familyPlace(sheet)),
  ];
}

/** The second column has a fixed width, and the first takes the rest. */
export function columns(width: number, first: (Block | undefined)[], second: (Block | undefined)[]): Block {
  return column(
    { left: margin, right: margin },
    row(
      { gap: mm(8), widths: [undefined, width] },
      column({ gap: rowGap }, ...first),
      column({ gap: rowGap }, ...second),
    ),
  );
}

function closing(sheet: EquipmentSheet): Block {
  return column({ top: rowGap, gap: rowGap }, serviceAndPanel(sheet), familyPlace(sheet));
}

export function serviceAndPanel(sheet: EquipmentSheet): Block {
  return sheet.panel
    ? columns(panelWidth, [service(sheet.service, "column")], [panel(sheet.panel)])
    : column({ left: margin, right: margin }, service(sheet.service, "row"));
}

export function familyPlace({ family }: EquipmentSheet): Block | null {
  return family ? column({ left: margin, right: margin }, familyScale(family)) : null;
}
