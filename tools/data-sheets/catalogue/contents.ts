import { drawing, strokes } from "../drawing.ts";
import { artifact, type Block, column, layers, row, tagged } from "../elements.ts";
import { colours, contentWidth, display, margin, mm, sheetWidth, sizes } from "../look.ts";
import { text } from "../text.ts";
import { pageRoom } from "./running.ts";

export type ContentsLine = { page: number; label: string; target: string; entries: string };

const rulerTop = mm(26);
const rulerHeight = pageRoom - rulerTop - mm(6);
const labelLeft = mm(26);
const labelWidth = contentWidth - labelLeft;
const gap = 3;

/**
 * Table of contents on a vertical ruler with a tick for each page. A line joins the first page of each
 * chapter to the chapter's name. A coloured tick marks the page of the table itself.
 */
export function contents(lines: ContentsLine[], pages: number, ownPage: number): Block {
  const step = rulerHeight / Math.max(pages - 1, 1);
  const at = (page: number) => (page - 1) * step;
  const blocks = lines.map(chapterLine);
  const heights = blocks.map((block) => block(labelWidth).height);
  const places = keepApart(
    lines.map(({ page }, index) => at(page) - Math.min(heights[index] ?? 0, 16) / 2),
    heights,
  );
  const leaders = lines.map(({ page }, index) => ({
    from: [0, at(page)] as [number, number],
    to: [labelLeft - mm(4), (places[index] ?? 0) + 8] as [number, number],
  }));
  const ticks = Array.from({ length: pages }, (_, index) => index + 1);
  const tick = (page: number, length: number) => ({
    from: [0, at(page)] as [number, number],
    to: [length, at(page)] as [number, number],
  });
  const ruler = drawing(
    rulerHeight,
    strokes([{ from: [0.3, 0], to: [0.3, rulerHeight] }], colours.tickMajor),
    strokes(
      ticks.map((page) => tick(page, mm(page % 10 === 0 ? 4 : 2))),
      colours.tickMinor,
    ),
    strokes(leaders, colours.tickMajor),
    strokes([tick(ownPage, mm(9))], colours.needle, 1.5),
  );
  const list = layers(
    rulerHeight,
    { left: margin, top: 0, width: contentWidth, block: ruler },
    ...ticks
      .filter((page) => page === 1 || page % 10 === 0)
      .map((page) => ({
        left: 0,
        top: at(page) - 5,
        width: margin - mm(2),
        block: artifact(text({ size: sizes.small, align: "right", colour: colours.ink2 }, String(page))),
      })),
    ...blocks.map((block, index) => ({
      left: margin + labelLeft,
      top: places[index] ?? 0,
      width: labelWidth,
      block,
    })),
  );
  return layers(
    rulerTop + rulerHeight,
    { left: margin, top: 0, width: contentWidth, block: opening() },
    { left: 0, top: rulerTop, width: sheetWidth, block: tagged({ role: "L" }, list) },
  );
}

function opening(): Block {
  return row(
    { widths: [mm(104)] },
    text({ role: "H1", family: display, weight: 500, size: 36, leading: 1.05 }, "Contenido"),
    column(
      { top: mm(4) },
      text(
        { size: sizes.small, colour: colours.ink2 },
        "Cada división es una página: el largo de una sección es su extensión. La aguja marca esta hoja.",
      ),
    ),
  );
}

function chapterLine({ page, label, target, entries }: ContentsLine): Block {
  const name = text({ family: display, weight: 600, size: 14.5, leading: 1.2, link: `#${target}` }, label);
  const words = text({ size: sizes.small, leading: 1.25, colour: colours.ink2 }, entries);
  return tagged(
    { role: "LI" },
    row(
      { widths: [mm(11)] },
      text({ role: "Lbl", family: display, size: 16, leading: 1.1 }, String(page)),
      tagged({ role: "LBody" }, row({ widths: [mm(58)] }, name, column({ top: 3 }, words))),
    ),
  );
}

/** Moves overlapping lines down. If they then pass the end of the ruler, moves them up from there. */
function keepApart(places: number[], heights: number[]): number[] {
  const moved = [...places];
  for (let index = 1; index < moved.length; index += 1) {
    const minTop = (moved[index - 1] ?? 0) + (heights[index - 1] ?? 0) + gap;
    moved[index] = Math.max(moved[index] ?? 0, minTop);
  }
  let maxBottom = rulerHeight + mm(3);
  for (let index = moved.length - 1; index >= 0; index -= 1) {
    moved[index] = Math.min(moved[index] ?? 0, maxBottom - (heights[index] ?? 0));
    maxBottom = (moved[index] ?? 0) - gap;
  }
  return moved;
}
