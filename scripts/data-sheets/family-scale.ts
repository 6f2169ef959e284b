import type { ReactNode } from "react";
import type { Family } from "#app/content.server/family.ts";
import { type LabelPlace, placeLabels } from "#app/lib/mark-labels.ts";
import { box, drawing, each, heading, strokes, text, whole } from "./elements.ts";
import { colours, contentWidth, display, sizes } from "./look.ts";
import { rule } from "./rule.ts";

/** One rem of the label places, in points. */
const rem = 8;
const stepsPerDivision = 10;
/** On paper the current product is set only half as much larger. */
const currentSize = { number: 2.25, height: 3.9, lowest: 0.875 };

/** A product among its siblings, each on its true place. */
export function familyScale({ title, caption, axis, marks }: Family): ReactNode {
  const places = placeLabels(marks, contentWidth / rem, currentSize);
  const height = Math.max(...places.map((place) => place.stem)) * rem;
  const divisions = axis.length - 1;
  return whole(
    {},
    heading(title, caption),
    box(
      { height, marginTop: 2 },
      drawing(
        contentWidth,
        height,
        { position: "absolute", left: 0, top: 0 },
        ...each(marks, (mark, index) => {
          const x = Math.min(Math.max(mark.position * contentWidth, 0.75), contentWidth - 0.75);
          const top = height - (places[index]?.stem ?? 0) * rem;
          return strokes(
            [{ from: [x, top], to: [x, height] }],
            mark.current ? colours.needle : colours.tickMajor,
            mark.current ? 1.5 : 0.7,
          );
        }),
      ),
      ...each(marks, (mark, index) => label(mark, places[index], height)),
    ),
    rule({ width: contentWidth, step: contentWidth / divisions / stepsPerDivision, axis: true }, {}),
    box(
      { height: 14, marginTop: 2 },
      ...each(axis, (number, index) => axisNumber(number, index / divisions)),
    ),
  );
}

function label(mark: Family["marks"][number], place: LabelPlace | undefined, height: number): ReactNode {
  const x = mark.position * contentWidth;
  const before = place?.side === "start";
  const across = 200;
  return box(
    {
      position: "absolute",
      top: height - (place?.stem ?? 0) * rem - 1,
      left: before ? x - across - 5 : x + 5,
      width: across,
      alignItems: before ? "flex-end" : "flex-start",
    },
    text(
      {
        fontFamily: display,
        fontWeight: 500,
        fontSize: (mark.current ? currentSize.number : 1.625) * rem,
        lineHeight: 1,
      },
      mark.number,
    ),
    text(
      {
        fontSize: sizes.small,
        fontWeight: mark.current ? 600 : 400,
        color: mark.current ? colours.ink : colours.ink2,
      },
      mark.label,
    ),
  );
}

function axisNumber(number: string, position: number): ReactNode {
  const across = 60;
  const shift = position === 0 ? 0 : position === 1 ? across : across / 2;
  return text(
    {
      position: "absolute",
      top: 0,
      left: position * contentWidth - shift,
      width: across,
      textAlign: position === 0 ? "left" : position === 1 ? "right" : "center",
      fontSize: sizes.small,
      color: colours.ink2,
    },
    number,
  );
}
