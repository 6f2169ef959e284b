import type { ReactNode } from "react";
import type { Figure } from "#app/content.server/specifications.ts";
import { box, drawing, each, inline, strokes, text } from "./elements.ts";
import { colours, contentWidth, display, margin, mm, sheetWidth } from "./look.ts";
import { rule } from "./rule.ts";

/** As on the site: the fourth of five is the widest. */
const fiveColumns = [240, 240, 240, 320, 240];

const fewestColumns = 3;

/** The deciding figures, hanging from one rule that bleeds off the sheet; the needle marks the first. */
export function figureStrip(figures: Figure[]): ReactNode {
  if (figures.length === 0) return box({ height: mm(8) });
  const columns = figures.length === 5 ? fiveColumns : figures.map(() => 1);
  const total = Math.max(
    fewestColumns,
    columns.reduce((sum, column) => sum + column, 0),
  );
  return box(
    { marginBottom: mm(5) },
    rule({ width: sheetWidth, start: margin, step: mm(1.8) }, {}),
    box(
      { flexDirection: "row", marginTop: -9, paddingHorizontal: margin },
      ...each(figures, (figure, index) =>
        box(
          { width: ((columns[index] ?? 1) / total) * contentWidth, paddingRight: 8 },
          stem(index === 0),
          number(figure, figures.length > 4 ? 22 : 27),
          text({ color: colours.ink2, lineHeight: 1.25 }, figure.label),
        ),
      ),
    ),
  );
}

function stem(isFirst: boolean): ReactNode {
  const height = mm(isFirst ? 8.5 : 7);
  return drawing(
    2,
    mm(8.5),
    { marginBottom: 3 },
    strokes(
      [{ from: [isFirst ? 0.75 : 0.3, 0], to: [isFirst ? 0.75 : 0.3, height] }],
      isFirst ? colours.needle : colours.tickMajor,
      isFirst ? 1.5 : 0.6,
    ),
  );
}

function number({ prefix, number, unit }: Figure, size: number): ReactNode {
  const small = { fontSize: size * 0.42, letterSpacing: 0 };
  return text(
    {
      fontFamily: display,
      fontSize: size,
      lineHeight: 1.05,
      letterSpacing: -size * 0.035,
      marginBottom: 2,
    },
    prefix ? inline(small, `${prefix} `) : null,
    number,
    unit ? inline(small, unit.startsWith("/") ? unit : `\u00a0${unit}`) : null,
  );
}
