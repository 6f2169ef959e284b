import type { Section } from "#app/content/outputs/printed/sections.ts";
import { drawing, type Stroke, strokes } from "../drawing.ts";
import { artifact, type Block, column, layers, space } from "../elements.ts";
import { colours, contentWidth, display, margin, mm, sheetWidth, sizes } from "../look.ts";
import { ruler } from "../ruler.ts";
import { text } from "../text.ts";

type Line = Section["line"] & object;
type Mark = Line["marks"][number];
type Side = "left" | "right";

const height = mm(25);
const turn = { at: mm(4), step: mm(2) };
const numberSize = 18;
/** Estimated width of a letter of the number and of the name. */
const letter = { number: numberSize * 0.56, name: sizes.small * 0.56 };

/** Draws a scale, and lines from the instruments in the picture above to their figures on the scale. */
export function instrumentScale({ marks, axis, caption, first }: Line): Block {
  const divisions = axis.length - 1;
  const labels = joined(marks);
  const sides = sidesOf(labels);
  const isFirst = ({ id }: Mark) => id === first;
  return column(
    {},
    layers(
      height,
      {
        left: 0,
        top: 0,
        width: sheetWidth,
        block: drawing(
          height,
          strokes(marks.filter((mark) => !isFirst(mark)).flatMap(leader), colours.tickMajor),
          strokes(marks.filter(isFirst).flatMap(leader), colours.needle, 1.2),
        ),
      },
      ...labels.map((mark, index) => label(mark, sides[index] ?? "left")),
    ),
    column(
      { left: margin, right: margin },
      ruler({ width: contentWidth, step: contentWidth / divisions / 10, axis: true }),
      space(2),
      artifact(
        layers(
          13,
          ...axis.map((number, index) => ({
            top: 0,
            left: (index / divisions) * contentWidth - 30,
            width: 60,
            block: text({ align: "center", size: sizes.small, colour: colours.ink2 }, number),
          })),
        ),
      ),
      text({ size: sizes.small, colour: colours.ink2 }, caption),
    ),
  );
}

function leader({ wide: { at, to, level } }: Mark): Stroke[] {
  const [from, end] = [margin + at * contentWidth, margin + to * contentWidth];
  const y = turn.at + level * turn.step;
  return [
    { from: [from, 0], to: [from, y] },
    { from: [from, y], to: [end, y] },
    { from: [end, y], to: [end, height] },
  ];
}

/** Marks at the same position on the scale share one label. */
function joined(marks: Mark[]): Mark[] {
  const labels: Mark[] = [];
  for (const mark of marks) {
    const last = labels.at(-1);
    if (last && last.to === mark.to) last.label = `${last.label} · ${mark.label}`;
    else labels.push({ ...mark });
  }
  return labels;
}

/** Puts a label left of its line if there is enough room after the previous label or line. */
function sidesOf(marks: Mark[]): Side[] {
  let end = -margin;
  return marks.map((mark) => {
    const x = mark.to * contentWidth;
    const side: Side = x - end >= widthOf(mark) ? "left" : "right";
    end = side === "left" ? x : x + widthOf(mark);
    return side;
  });
}

function widthOf({ prefix = "", number, label }: Mark): number {
  return (
    6 + Math.max(prefix.length * letter.name + number.length * letter.number, label.length * letter.name)
  );
}

function label(mark: Mark, side: Side) {
  const x = margin + mark.to * contentWidth;
  const width = widthOf(mark) + 10;
  const align = side === "left" ? "right" : "left";
  return {
    top: height - mm(14),
    left: side === "left" ? x - width - 4 : x + 4,
    width,
    block: column(
      {},
      text(
        { family: display, size: numberSize, leading: 1.05, align },
        mark.prefix ? { text: `${mark.prefix} `, size: sizes.small } : undefined,
        mark.number,
      ),
      text({ size: sizes.small, weight: 600, align }, mark.label),
    ),
  };
}
