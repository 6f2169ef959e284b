import { drawing, strokes } from "../drawing.ts";
import { type Block, layers, row, ruled } from "../elements.ts";
import { footBottom, headHeight } from "../frame.ts";
import { colours, contentWidth, margin, mm, sheetHeight, sheetWidth, sizes } from "../look.ts";
import { paintPieces } from "../pages.ts";
import type { Pen } from "../pen.ts";
import { text } from "../text.ts";

/**
 * Texts at the top and the bottom of a page. `thumb` is the position of the page's chapter on the ruler at
 * the right edge.
 */
export type Running = {
  left: string;
  right?: string;
  note: string;
  link?: string;
  thumb?: { at: number; count: number };
};

/** Height of a page's content. The text at the bottom is lower than in a data sheet. */
export const pageRoom = sheetHeight - headHeight - mm(19);

const small = { size: sizes.small, colour: colours.ink2 };
const thumbTop = mm(40);
const thumbStep = mm(8);
const minorTicks = 4;

export function paintRunning(pen: Pen, { left, right = "", note, link, thumb }: Running, page: number) {
  const top = layers(
    headHeight,
    { left: margin, top: "middle", width: contentWidth / 2, block: text(small, left) },
    {
      left: margin,
      top: "middle",
      width: contentWidth,
      block: text({ ...small, align: "right", weight: 600, colour: colours.ink }, right),
    },
  )(sheetWidth);
  const bottom = foot(note, link, page)(contentWidth);
  pen.asArtifact("Pagination", () => {
    paintPieces(pen, top.pieces, 0);
    for (const { x, y, paint } of bottom.pieces)
      paint(pen, margin + x, sheetHeight - footBottom - bottom.height + y);
    if (thumb) paintPieces(pen, thumbIndex(thumb)(sheetWidth).pieces, thumbTop);
  });
}

function foot(note: string, link: string | undefined, page: number): Block {
  return ruled(
    colours.tickMajor,
    { top: 6 },
    row(
      { widths: [undefined, mm(20)] },
      text({ ...small, link }, note),
      text({ size: sizes.small, weight: 600, align: "right" }, String(page)),
    ),
  );
}

/** A ruler at the right edge, with a long tick for each chapter. A coloured tick marks this chapter. */
function thumbIndex({ at, count }: { at: number; count: number }): Block {
  const tick = (place: number, length: number) => ({
    from: [sheetWidth - length, place * thumbStep] as [number, number],
    to: [sheetWidth, place * thumbStep] as [number, number],
  });
  const places = Array.from({ length: count }, (_, index) => index);
  const between = places
    .slice(1)
    .flatMap((place) =>
      Array.from({ length: minorTicks }, (_, index) => place - (index + 1) / (minorTicks + 1)),
    );
  return drawing(
    count * thumbStep,
    strokes(
      between.map((place) => tick(place, mm(1.6))),
      colours.tickMinor,
    ),
    strokes(
      places.map((place) => tick(place, mm(3))),
      colours.tickMajor,
    ),
    strokes([tick(at, mm(8))], colours.needle, 1.5),
  );
}
