import type { Family } from "#app/content/catalogue/family.ts";
import { type LabelPlace, placeLabels } from "#app/lib/drawing/mark-labels.ts";
import { drawing, strokes } from "./drawing.ts";
import { artifact, type Block, column, layers, space, unbreakable } from "./elements.ts";
import { colours, contentWidth, display, sizes } from "./look.ts";
import { ruler } from "./ruler.ts";
import { heading, text } from "./text.ts";

/** Points per rem. The positions of labels are in rem. */
const rem = 8;
const stepsPerDivision = 10;
/** The label of the sheet's own product. It is smaller than on the site. */
const currentSize = { number: 2.25, height: 3.9, lowest: 0.875 };

export function familyScale({ title, caption, axis, marks }: Family): Block {
  const places = placeLabels(marks, contentWidth / rem, currentSize);
  const height = Math.max(...places.map((place) => place.stem)) * rem;
  const divisions = axis.length - 1;
  const stems = marks.map((mark, index) => {
    const x = Math.min(Math.max(mark.position * contentWidth, 0.75), contentWidth - 0.75);
    const top = height - (places[index]?.stem ?? 0) * rem;
    return strokes(
      [{ from: [x, top], to: [x, height] }],
      mark.current ? colours.needle : colours.tickMajor,
      mark.current ? 1.5 : 0.7,
    );
  });
  return unbreakable(
    column(
      {},
      heading(title, caption),
      space(2),
      layers(
        height,
        { left: 0, top: 0, width: contentWidth, block: drawing(height, ...stems) },
        ...marks.map((mark, index) => label(mark, places[index], height)),
      ),
      ruler({ width: contentWidth, step: contentWidth / divisions / stepsPerDivision, axis: true }),
      space(2),
      artifact(layers(14, ...axis.map((number, index) => axisNumber(number, index / divisions)))),
    ),
  );
}

function label(mark: Family["marks"][number], place: LabelPlace | undefined, height: number) {
  const x = mark.position * contentWidth;
  const isBefore = place?.side === "start";
  const align = isBefore ? "right" : "left";
  const width = 200;
  return {
    top: height - (place?.stem ?? 0) * rem - 1,
    left: isBefore ? x - width - 5 : x + 5,
    width,
    block: column(
      {},
      text(
        {
          family: display,
          weight: 500,
          size: (mark.current ? currentSize.number : 1.625) * rem,
          leading: 1,
          align,
        },
        mark.number,
      ),
      text(
        {
          size: sizes.small,
          weight: mark.current ? 600 : 400,
          colour: mark.current ? colours.ink : colours.ink2,
          align,
        },
        mark.label,
      ),
    ),
  };
}

function axisNumber(number: string, position: number) {
  const width = 60;
  const [align, shift] = ({ 0: ["left", 0], 1: ["right", 1] } as const)[position] ?? ["center", 0.5];
  return {
    top: 0,
    left: position * contentWidth - shift * width,
    width,
    block: text({ align, size: sizes.small, colour: colours.ink2 }, number),
  };
}
