import type { IndexEntry, IndexLetter } from "#app/content/outputs/printed/alphabetical.ts";
import { type Block, column, type Piece, row } from "../elements.ts";
import { colours, contentWidth, display, margin, mm } from "../look.ts";
import { text } from "../text.ts";
import { fillColumns, flowItem } from "./flow.ts";
import { pageRoom } from "./running.ts";

const gap = mm(6);
const columns = { count: 3, gap, width: (contentWidth - 2 * gap) / 3 };
const style = { size: 8.1, leading: 1.24 };

export function indexPages(
  letters: IndexLetter[],
  pageOf: (anchor: string) => number | undefined,
): Piece[][] {
  let items = letters.flatMap(({ letter, entries }) => [
    flowItem(letterHead(letter), columns.width, true),
    ...entries.map((entry) => flowItem(entryLine(entry, pageOf(entry.target)), columns.width)),
  ]);
  const pages: Piece[][] = [];
  while (items.length > 0) {
    const opening = pages.length === 0 ? title() : column({});
    const taken = fillColumns(items, columns, pageRoom - opening(contentWidth).height);
    const page = column({ left: margin, right: margin }, opening, taken.block);
    pages.push(page(contentWidth + 2 * margin).pieces);
    items = taken.rest;
  }
  return pages;
}

function title(): Block {
  return text(
    { role: "H1", family: display, weight: 500, size: 30, leading: 1.15, after: mm(3) },
    "Índice alfabético",
  );
}

function letterHead(letter: string): Block {
  return column(
    { top: 7, bottom: 2 },
    text({ role: "H2", family: display, weight: 600, size: 13, colour: colours.petrol }, letter),
  );
}

function entryLine({ term, see, target }: IndexEntry, page: number | undefined): Block {
  return row(
    { widths: [undefined, mm(7)], gap: 2 },
    text(
      { ...style, after: 1, link: `#${target}` },
      term,
      see ? { text: `, véase ${see}`, colour: colours.ink2 } : undefined,
    ),
    text({ ...style, align: "right", weight: 600 }, page ? String(page) : ""),
  );
}
