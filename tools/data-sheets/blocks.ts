import type { EquipmentSheet, SheetRow } from "#app/content/outputs/sheets.ts";
import { type Block, column, framed, row, ruled, tagged, unbreakable } from "./elements.ts";
import { colours, mm, sizes } from "./look.ts";
import { heading, text } from "./text.ts";

/** Tables with more rows use tighter spacing. */
export const roomyRows = 12;

export function specifications(rows: SheetRow[]): Block {
  const padding = rows.length > roomyRows ? 2.2 : 3.2;
  return column(
    {},
    heading("Especificaciones técnicas"),
    table(rows, padding, ({ parameter, value, onRequest }) => (width) => {
      // The value of the on-request row is a list, so it gets more width.
      const name = width * (onRequest ? 0.22 : 0.53);
      const cells = row(
        { widths: [name, width - name] },
        column({ right: 4 }, text({ role: "TH", scope: "Row", colour: colours.ink2 }, parameter)),
        text({ role: "TD", weight: 600, colour: onRequest ? colours.petrol : colours.ink }, value),
      );
      return cells(width);
    }),
  );
}

export function table<Row>(rows: Row[], padding: number, draw: (row: Row) => Block, head?: Block): Block {
  const lines = rows.map((item, index) => {
    const bottom = index === rows.length - 1 ? 0.6 : 0;
    const cells = column({ top: padding, bottom: padding }, draw(item));
    return tagged({ role: "TR" }, framed({ top: 0.6, bottom, colour: colours.line }, cells));
  });
  return tagged({ role: "Table" }, column({}, head && tagged({ role: "TR" }, head), ...lines));
}

export function explanations(notes: string[]): Block | undefined {
  if (notes.length === 0) return undefined;
  const lines = notes.map((note) => text({ size: sizes.small, colour: colours.ink2, after: 4 }, note));
  return ruled(colours.line, { top: 5 }, ...lines);
}

export function features(items: string[], title = "Características destacadas"): Block {
  return column({}, heading(title), dashed(items));
}

export function service({ title, rows }: EquipmentSheet["service"], direction: "column" | "row"): Block {
  if (direction === "column") {
    return unbreakable(
      column({}, heading(title), dashed(rows.map((item) => `${item.parameter}: ${item.value}`))),
    );
  }
  const cells = rows.map(({ parameter, value }) =>
    ruled(colours.line, { top: 4 }, text({ colour: colours.ink2 }, parameter), text({ weight: 600 }, value)),
  );
  return unbreakable(column({}, heading(title), row({ gap: mm(6) }, ...cells)));
}

export function panel({ note, profiles }: NonNullable<EquipmentSheet["panel"]>): Block {
  return unbreakable(
    column(
      {},
      heading("Panel de Pruebas"),
      text({ after: 3 }, profiles.join("\u00a0· ")),
      text({ size: sizes.small, colour: colours.ink2 }, note),
    ),
  );
}

function dashed(items: string[]): Block {
  const lines = items.map((item) =>
    tagged(
      { role: "LI" },
      unbreakable(
        row(
          { widths: [12] },
          text({ role: "Lbl", colour: colours.petrol }, "–"),
          text({ role: "LBody", after: 4 }, item),
        ),
      ),
    ),
  );
  return tagged({ role: "L" }, column({}, ...lines));
}
