import type { Figure } from "#app/lib/shapes.ts";
import { drawing, strokes } from "./drawing.ts";
import { type Block, column, row, space } from "./elements.ts";
import { colours, contentWidth, display, margin, mm, sheetWidth } from "./look.ts";
import { ruler, rulerHeight } from "./ruler.ts";
import { text } from "./text.ts";

/** As on the site, the fourth of five columns is the widest. */
const fiveColumns = [240, 240, 240, 320, 240];

const fewestColumns = 3;

/** The main figures below a ruler as wide as the page. A line in another colour marks the first figure. */
export function figureStrip(figures: Figure[]): Block {
  if (figures.length === 0) return space(mm(8));
  const columns = figures.length === 5 ? fiveColumns : figures.map(() => 1);
  const total = Math.max(
    fewestColumns,
    columns.reduce((sum, width) => sum + width, 0),
  );
  const cells = figures.map((figure, index) =>
    column(
      { right: 8 },
      stem(index === 0),
      number(figure, figures.length > 4 ? 22 : 27),
      text({ colour: colours.ink2, leading: 1.25 }, figure.label),
    ),
  );
  return column(
    { bottom: mm(5) },
    ruler({ width: sheetWidth, start: margin, step: mm(1.8) }),
    column(
      { top: -rulerHeight, left: margin, right: margin },
      row({ widths: columns.map((width) => (width / total) * contentWidth) }, ...cells),
    ),
  );
}

function stem(isFirst: boolean): Block {
  const x = isFirst ? 0.75 : 0.3;
  const line = strokes(
    [{ from: [x, 0], to: [x, mm(isFirst ? 8.5 : 7)] }],
    isFirst ? colours.needle : colours.tickMajor,
    isFirst ? 1.5 : 0.6,
  );
  return drawing(mm(8.5) + 3, line);
}

function number({ prefix, number, unit }: Figure, size: number): Block {
  const small = { size: size * 0.42, tracking: 0 };
  return text(
    { family: display, size, leading: 1.05, tracking: -size * 0.035, after: 2 },
    prefix ? { ...small, text: `${prefix} ` } : undefined,
    number,
    unit ? { ...small, text: unit.startsWith("/") ? unit : `\u00a0${unit}` } : undefined,
  );
}
