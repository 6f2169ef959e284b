import { Image } from "@react-pdf/renderer";
import { createElement, type ReactNode } from "react";
import type { ModelCard, SeriesCell } from "#app/content.server/series-page.ts";
import type { EquipmentSheet } from "#app/content.server/sheets.ts";
import { box, each, heading, inline, text, whole } from "./elements.ts";
import { colours, contentWidth, display, margin, mm, sizes } from "./look.ts";

const gap = mm(7);
const widestPicture = mm(70);
/** By the number of models side by side: lines of text, so that all data begin at one height, and sizes. */
const settings = {
  wide: { targetLines: 1, summaryLines: 2, number: 16, unit: sizes.body },
  narrow: { targetLines: 1, summaryLines: 3, number: 16, unit: sizes.body },
  narrowest: { targetLines: 2, summaryLines: 4, number: 13, unit: sizes.small },
};

export type ModelPictures = Record<string, Buffer | undefined>;

/** The models of a series side by side, each with the figures of its own page. */
export function models(title: string, items: ModelCard[], pictures: ModelPictures): ReactNode {
  const width = (contentWidth - gap * (items.length - 1)) / items.length;
  const look = settings[items.length > 3 ? "narrowest" : items.length > 2 ? "narrow" : "wide"];
  return whole(
    { paddingHorizontal: margin, marginBottom: mm(7) },
    heading(title),
    box({ flexDirection: "row", gap }, ...each(items, (item) => model(item, width, pictures[item.id], look))),
  );
}

type Look = (typeof settings)["wide"];

function model(item: ModelCard, width: number, picture: Buffer | undefined, look: Look): ReactNode {
  const across = Math.min(width, widestPicture);
  return box(
    { width },
    picture
      ? createElement(Image, {
          src: { data: picture, format: "jpg" },
          style: { width: across, height: (across * 3) / 4, marginBottom: 6 },
        })
      : null,
    text({ fontFamily: display, fontWeight: 500, fontSize: 17, lineHeight: 1.1 }, item.name),
    text(
      {
        minHeight: look.targetLines * sizes.small * 1.3,
        fontWeight: 600,
        fontSize: sizes.small,
        color: colours.ink3,
        marginBottom: 4,
      },
      item.target,
    ),
    text({ minHeight: look.summaryLines * sizes.body * 1.3, marginBottom: 6 }, item.summary),
    ...each(item.data, (datum) =>
      box(
        { borderTopWidth: 0.6, borderColor: colours.line, paddingVertical: 3.5 },
        text({ fontSize: sizes.small, color: colours.ink2 }, datum.label),
        text(
          { fontFamily: display, fontSize: look.number, lineHeight: 1.15 },
          datum.number,
          datum.unit ? inline({ fontFamily: "Hanken", fontSize: look.unit }, ` ${datum.unit}`) : null,
        ),
      ),
    ),
    item.channels
      ? box(
          { borderTopWidth: 0.6, borderColor: colours.line, paddingTop: 3.5 },
          text({ fontSize: sizes.small, color: colours.ink2 }, "Canales de detección"),
          channels(item.channels),
        )
      : null,
  );
}

/** The channels as labelled segments of a rule. */
export function channels(names: string[], size = sizes.small): ReactNode {
  return box(
    { flexDirection: "row", marginTop: 3, borderTopWidth: 0.6, borderColor: colours.tickMajor },
    ...each(names, (name) =>
      text(
        {
          flex: 1,
          borderLeftWidth: 0.6,
          borderColor: colours.tickMajor,
          paddingLeft: 3,
          fontSize: size,
          fontWeight: 600,
        },
        name,
      ),
    ),
  );
}

export function highlights(items: { title: string; text: string }[]): ReactNode {
  if (items.length === 0) return null;
  return whole(
    { flexDirection: "row", gap, paddingHorizontal: margin, marginBottom: mm(7) },
    ...each(items, (item) =>
      box(
        { flex: 1, borderTopWidth: 0.6, borderColor: colours.tickMajor, paddingTop: 5 },
        text({ fontFamily: display, fontWeight: 600, fontSize: 11, marginBottom: 2 }, item.title),
        text({ lineHeight: 1.3, color: colours.ink2 }, item.text),
      ),
    ),
  );
}

/** The data of the series, which may differ from the sheets of its models and says so. */
export function catalogue({
  catalogue: { names, rows },
  note,
}: EquipmentSheet["series"] & object): ReactNode {
  const cell = { flex: 1, paddingRight: 8 };
  return whole(
    { paddingHorizontal: margin, marginBottom: mm(7) },
    heading("Modelos Disponibles"),
    text({ color: colours.ink2, marginTop: -4, marginBottom: 5 }, note),
    box(
      { flexDirection: "row", paddingVertical: 3 },
      text(cell, ""),
      ...each(names, (name) => text([cell, { fontFamily: display, fontWeight: 600, fontSize: 11 }], name)),
    ),
    ...each(rows, (row, index) =>
      box(
        {
          flexDirection: "row",
          paddingVertical: 3.6,
          borderTopWidth: 0.6,
          borderBottomWidth: index === rows.length - 1 ? 0.6 : 0,
          borderColor: colours.line,
        },
        text([cell, { color: colours.ink2 }], row.label),
        ...each(names, (_, column) =>
          box(cell, ...each(cellLines(row.cells[column]), (line) => text({ fontWeight: 600 }, line))),
        ),
      ),
    ),
  );
}

function cellLines(cell: SeriesCell): string[] {
  if (!cell) return ["Consultar"];
  if ("list" in cell) return cell.list;
  const unit = [cell.unit, cell.note].filter(Boolean).join(", ");
  return [unit ? `${cell.text}\u00a0${unit}` : cell.text];
}
