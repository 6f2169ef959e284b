import type { ReactNode } from "react";
import type { EquipmentSheet, SheetRow } from "#app/content.server/sheets.ts";
import { box, each, heading, text, whole } from "./elements.ts";
import { colours, mm, sizes } from "./look.ts";

/** A longer table is set closer. */
const roomyRows = 12;

export function specifications(rows: SheetRow[]): ReactNode {
  const padding = rows.length > roomyRows ? 2.2 : 3.2;
  return box(
    {},
    heading("Especificaciones técnicas"),
    ...each(rows, (row, index) =>
      whole(
        {
          flexDirection: "row",
          paddingVertical: padding,
          borderTopWidth: 0.6,
          borderBottomWidth: index === rows.length - 1 ? 0.6 : 0,
          borderColor: colours.line,
        },
        text({ width: "53%", paddingRight: 4, color: colours.ink2 }, row.parameter),
        text(
          { width: "47%", fontWeight: 600, color: row.onRequest ? colours.petrol : colours.ink },
          row.value,
        ),
      ),
    ),
  );
}

export function features(items: string[]): ReactNode {
  return box({}, heading("Características destacadas"), ...each(items, (item) => dashed(item)));
}

/** What every sale includes: under each other in a column, or side by side over the whole width. */
export function service({ title, rows }: EquipmentSheet["service"], direction: "column" | "row"): ReactNode {
  if (direction === "column") {
    return whole({}, heading(title), ...each(rows, (row) => dashed(`${row.parameter}: ${row.value}`)));
  }
  return whole(
    {},
    heading(title),
    box(
      { flexDirection: "row", gap: mm(6) },
      ...each(rows, ({ parameter, value }) =>
        box(
          { flex: 1, borderTopWidth: 0.6, borderColor: colours.line, paddingTop: 4 },
          text({ color: colours.ink2 }, parameter),
          text({ fontWeight: 600 }, value),
        ),
      ),
    ),
  );
}

export function panel({ note, profiles }: NonNullable<EquipmentSheet["panel"]>): ReactNode {
  return whole(
    {},
    heading("Panel de Pruebas"),
    text({}, profiles.join(" · ")),
    text({ fontSize: sizes.small, color: colours.ink2, marginTop: 3 }, note),
  );
}

function dashed(content: string): ReactNode {
  return whole(
    { flexDirection: "row", marginBottom: 4 },
    text({ width: 12, color: colours.petrol }, "–"),
    text({ flex: 1 }, content),
  );
}
