import type { TestSheet } from "#app/content/outputs/test-sheet.ts";
import type { RackTick } from "#app/lib/drawing/rack.ts";
import { table } from "./blocks.ts";
import { area, drawing, outlined, type Shape, strokes } from "./drawing.ts";
import { type Block, column, framed, row, ruled, unbreakable } from "./elements.ts";
import { capColours, colours, contentWidth, display, margin, mm, sizes } from "./look.ts";
import { heading, text } from "./text.ts";

const gap = mm(6);
const rowPadding = 3;

/** One page about a laboratory test: its steps, what to order and to confirm, its place in the directory. */
export function testSheet(sheet: TestSheet): Block[] {
  return [
    opening(sheet),
    column(
      { left: margin, right: margin, top: mm(5), gap: mm(4.5) },
      chain(sheet.chain),
      text({ size: sizes.small, weight: 600 }, sheet.rapid),
      row({ gap: mm(10) }, rows("Analizadores", sheet.analyzers), rows("Qué pedir", sheet.order)),
      confirmations(sheet.confirm),
      position(sheet),
      text({ size: sizes.small, colour: colours.ink2 }, sheet.note),
    ),
  ];
}

function opening({ title, otherNames, lead }: TestSheet): Block {
  const size = title.length <= 12 ? 40 : title.length <= 26 ? 28 : 20;
  return framed(
    { bottom: 1.4, colour: colours.petrol, background: colours.mist },
    column(
      { left: margin, right: margin, top: mm(8), bottom: mm(7) },
      row(
        { gap: mm(10), widths: [mm(98)] },
        column(
          {},
          text(
            { role: "H1", family: display, weight: 500, size, leading: 1.05, tracking: -0.012 * size },
            title,
          ),
          otherNames
            ? column({ top: 5 }, text({ size: 10.4, leading: 1.35, colour: colours.ink2 }, otherNames))
            : null,
        ),
        column({ top: 6 }, text({ size: 11, leading: 1.4 }, lead)),
      ),
    ),
  );
}

function chain(stations: TestSheet["chain"]): Block {
  const cells = stations.map(({ title, strong, text: words, cap }, index) =>
    framed(
      { top: 1.4, colour: colours.petrol },
      column(
        { top: 7 },
        text(
          { role: "H2", family: display, weight: 600, size: sizes.heading, after: 3 },
          { text: `${index + 1}  `, weight: 400, size: sizes.body, colour: colours.ink2 },
          title,
        ),
        cap
          ? row(
              { gap: 5, widths: [5] },
              drawing(0, area({ x: 0, y: 2, width: 5, height: 9 }, capColours[cap], 1)),
              bold(strong),
            )
          : bold(strong),
        text({ colour: colours.ink2, size: 8.8, leading: 1.35 }, words),
      ),
    ),
  );
  return unbreakable(row({ gap }, ...cells));
}

function bold(words: string): Block {
  return text({ weight: 600, after: 2 }, words);
}

function rows(title: string, list: TestSheet["order"]): Block {
  if (list.length === 0) return column({});
  return column(
    {},
    heading(title),
    table(list, rowPadding, ({ name, value, note }) => (width) => {
      const cells = row(
        { widths: [width * 0.48], gap: 6 },
        text({ role: "TH", scope: "Row", weight: 600 }, name),
        text({ role: "TD", colour: colours.ink2 }, [value, note].filter(Boolean).join(". ")),
      );
      return cells(width);
    }),
  );
}

function confirmations(questions: TestSheet["confirm"]): Block {
  const cells = questions.map(({ question, text: words, datum }) =>
    ruled(
      colours.line,
      { top: 4, bottom: 4 },
      text({ weight: 600, after: 1 }, question),
      text({ colour: colours.ink2, size: 8.8 }, words),
      datum
        ? text({ size: 8.8 }, { text: `${datum.value} `, weight: 600, colour: colours.petrol }, datum.label)
        : null,
    ),
  );
  const half = Math.ceil(cells.length / 2);
  return unbreakable(
    column(
      {},
      heading("Antes de comprar, confirme"),
      row({ gap: mm(10) }, column({}, ...cells.slice(0, half)), column({}, ...cells.slice(half))),
    ),
  );
}

const rackHeight = mm(16);
const cap = { width: 2.2, height: 4 };

function position({ rack: { ticks, count, at, most }, title }: TestSheet): Block {
  const step = contentWidth / count;
  const middle = (place: number) => (place + 0.5) * step;
  const heightOf = ({ analyzers }: RackTick) => (Math.min(analyzers, most) / most) * rackHeight;
  const stems = ticks.map((tick) => ({
    from: [middle(tick.place), rackHeight - heightOf(tick)] as [number, number],
    to: [middle(tick.place), rackHeight] as [number, number],
  }));
  const bench = {
    from: [0, rackHeight] as [number, number],
    to: [contentWidth, rackHeight] as [number, number],
  };
  const needle = {
    from: [middle(at), -6] as [number, number],
    to: [middle(at), rackHeight + 6] as [number, number],
  };
  return unbreakable(
    column(
      {},
      heading("Su lugar en el directorio", title),
      drawing(
        rackHeight + 10,
        strokes(stems, colours.tickMinor, 0.4),
        strokes([bench], colours.tickMajor),
        ...ticks.flatMap((tick) =>
          caps(tick, middle(tick.place) - cap.width / 2, rackHeight - heightOf(tick)),
        ),
        strokes([needle], colours.needle, 1.2),
      ),
    ),
  );
}

function caps({ analyzers, cap: colour, rapid }: RackTick, x: number, y: number): Shape[] {
  const own = { x, y, ...cap };
  const foot = { x, y: rackHeight - cap.height, ...cap };
  return [
    ...(analyzers > 0
      ? [colour ? area(own, capColours[colour]) : outlined(own, colours.paper, colours.tickMajor)]
      : []),
    ...(rapid ? [outlined(foot, colours.paper, colours.petrol)] : []),
  ];
}
