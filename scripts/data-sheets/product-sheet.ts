import type { ReactNode } from "react";
import type { EquipmentSheet } from "#app/content.server/sheets.ts";
import { features, panel, service, specifications } from "./blocks.ts";
import { box } from "./elements.ts";
import { familyScale } from "./family-scale.ts";
import { footprint } from "./footprint.ts";
import { margin, mm } from "./look.ts";

const rowGap = mm(4);
export const featureWidth = mm(80);
const panelWidth = mm(93);

/** Specifications beside features and footprint; then what takes the whole width. */
export function productSheet(sheet: EquipmentSheet): ReactNode[] {
  const ground = sheet.footprint && footprint(sheet.footprint, featureWidth);
  return [
    columns(featureWidth, [specifications(sheet.specifications)], [features(sheet.features), ground]),
    closing(sheet),
  ];
}

/** Two columns, of which the second has a width and the first the rest. */
export function columns(width: number, first: ReactNode[], second: ReactNode[]): ReactNode {
  return box(
    { flexDirection: "row", gap: mm(8), paddingHorizontal: margin },
    box({ flex: 1, gap: rowGap }, ...first),
    box({ width, gap: rowGap }, ...second),
  );
}

/** The service, what the instrument measures, and where it stands in its family. */
export function closing(sheet: EquipmentSheet): ReactNode {
  return box(
    { marginTop: rowGap, gap: rowGap },
    sheet.panel
      ? columns(panelWidth, [service(sheet.service, "column")], [panel(sheet.panel)])
      : box({ paddingHorizontal: margin }, service(sheet.service, "row")),
    sheet.family ? box({ paddingHorizontal: margin }, familyScale(sheet.family)) : null,
  );
}
