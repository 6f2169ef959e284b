import { seriesDatum } from "#app/content/catalogue/specifications.ts";
import type { EquipmentSheet } from "#app/content/outputs/sheets.ts";
import type { ModelCard, SeriesCell } from "#app/content/views/series.ts";
import { spaceBefore, withPrefix } from "#app/lib/text/format.ts";
import { table } from "./blocks.ts";
import { type Block, column, framed, picture, row, ruled, tagged, unbreakable } from "./elements.ts";
import { body, colours, contentWidth, display, margin, mm, sizes } from "./look.ts";
import { heading, text } from "./text.ts";

const gap = mm(7);
const widestPicture = mm(70);
const around = { left: margin, right: margin, bottom: mm(7) };
/** Settings by number of models. Texts have a minimum of lines, so that the data below them align. */
const settings = {
  wide: { targetLines: 1, summaryLines: 2, number: 16, unit: sizes.body },
  narrow: { targetLines: 1, summaryLines: 3, number: 16, unit: sizes.body },
  narrowest: { targetLines: 2, summaryLines: 4, number: 13, unit: sizes.small },
};

export type ModelPictures = Record<string, Buffer | undefined>;

export function models(title: string, items: ModelCard[], pictures: ModelPictures): Block {
  const width = (contentWidth - gap * (items.length - 1)) / items.length;
  const look = settings[items.length > 3 ? "narrowest" : items.length > 2 ? "narrow" : "wide"];
  const cells = items.map((item) => model(item, width, pictures[item.id], look));
  return unbreakable(column({ left: margin, right: margin }, heading(title), row({ gap }, ...cells)));
}

type Look = (typeof settings)["wide"];

function model(item: ModelCard, width: number, image: Buffer | undefined, look: Look): Block {
  const across = Math.min(width, widestPicture);
  const data = item.data.map((figure) =>
    ruled(
      colours.line,
      { top: 3.5, bottom: 3.5 },
      text(
        { size: sizes.small, colour: colours.ink2 },
        figure.fromSeries ? `${figure.label}, ${seriesDatum}` : figure.label,
      ),
      text(
        { family: display, size: look.number, leading: 1.15 },
        withPrefix(figure),
        figure.unit
          ? { text: `${spaceBefore(figure.unit)}${figure.unit}`, family: body, size: look.unit }
          : undefined,
      ),
    ),
  );
  return column(
    {},
    image && column({ bottom: 6 }, picture(image, item.name, across, (across * 3) / 4)),
    text({ role: "H3", family: display, weight: 500, size: 17, leading: 1.1 }, item.shortName ?? item.name),
    text(
      { weight: 600, size: sizes.small, colour: colours.ink3, minLines: look.targetLines, after: 4 },
      item.target,
    ),
    text({ minLines: look.summaryLines, after: 6 }, item.summary),
    ...data,
    item.channels
      ? ruled(
          colours.line,
          { top: 3.5 },
          text({ size: sizes.small, colour: colours.ink2 }, "Canales de detección"),
          channels(item.channels),
        )
      : null,
  );
}

export function channels(names: string[], size = sizes.small): Block {
  const segments = names.map((name) =>
    framed({ left: 0.6, colour: colours.tickMajor }, column({ left: 3 }, text({ size, weight: 600 }, name))),
  );
  return column({ top: 3 }, framed({ top: 0.6, colour: colours.tickMajor }, row({}, ...segments)));
}

export function highlights(items: { title: string; text: string }[]): Block {
  const cells = items.map((item) =>
    ruled(
      colours.tickMajor,
      { top: 5 },
      text({ role: "H2", family: display, weight: 600, size: 11, after: 2 }, item.title),
      text({ colour: colours.ink2 }, item.text),
    ),
  );
  return unbreakable(column(around, row({ gap }, ...cells)));
}

/** The note says that the data of the series may differ from the data sheets of the models. */
export function seriesTable({ catalogue: { names, rows, note } }: EquipmentSheet["series"] & object): Block {
  const cells = (first: Block, others: Block[]) =>
    row({}, ...[first, ...others].map((cell) => column({ right: 8 }, cell)));
  const head = names.map((name) =>
    text({ role: "TH", scope: "Column", family: display, weight: 600, size: 11 }, name),
  );
  const data = table(
    rows,
    3.6,
    ({ label, cells: values }) =>
      cells(
        text({ role: "TH", scope: "Row", colour: colours.ink2 }, label),
        names.map((_, index) => {
          const lines = cellLines(values[index]).map((line) => text({ weight: 600 }, line));
          return tagged({ role: "TD" }, column({}, ...lines));
        }),
      ),
    column({ top: 3, bottom: 3 }, cells(text({ role: "TD" }, ""), head)),
  );
  return unbreakable(
    column(
      around,
      heading("Modelos Disponibles"),
      column({ top: -4 }, text({ colour: colours.ink2, after: 5 }, `Datos de catálogo de la serie. ${note}`)),
      data,
    ),
  );
}

function cellLines(cell: SeriesCell): string[] {
  if (!cell) return ["Consultar"];
  if ("list" in cell) return cell.list;
  const unit = [cell.unit, cell.note].filter(Boolean).join(", ");
  return [unit ? `${withPrefix(cell)}\u00a0${unit}` : withPrefix(cell)];
}
