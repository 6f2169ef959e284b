import type { EquipmentSheet } from "#app/content/outputs/sheets.ts";
import { features, panel, service, specifications } from "./blocks.ts";
import { type Block, column, row } from "./elements.ts";
import { familyScale } from "./family-scale.ts";
import { footprint } from "./footprint.ts";
import { margin, mm } from "./look.ts";

const rowGap = mm(4);
export const featureWidth = mm(80);
const panelWidth = mm(93);

/** Specifications beside features and footprint; then what takes the whole width. */
export function productSheet(sheet: EquipmentSheet): Block[] {
  const ground = sheet.footprint && footprint(sheet.footprint, featureWidth);
  return [
    columns(featureWidth, [specifications(sheet.specifications)], [features(sheet.features), ground]),
    closing(sheet),
  ];
}

/** Two columns, of which the second has a width and the first the rest. */
export function columns(width: number, first: Block[], second: (Block | undefined)[]): Block {
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

/** The service, and what the instrument measures. */
export function serviceAndPanel(sheet: EquipmentSheet): Block {
  return sheet.panel
    ? columns(panelWidth, [service(sheet.service, "column")], [panel(sheet.panel)])
    : column({ left: margin, right: margin }, service(sheet.service, "row"));
}

/** Where it stands in its family. */
export function familyPlace({ family }: EquipmentSheet): Block | null {
  return family ? column({ left: margin, right: margin }, familyScale(family)) : null;
}
