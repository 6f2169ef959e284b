import { Path, Svg, Text, View } from "@react-pdf/renderer";
import { type ComponentProps, createElement, type ReactNode } from "react";
import { colours, display, sizes } from "./look.ts";

export type Style = NonNullable<ComponentProps<typeof View>["style"]>;

export function box(style: Style, ...children: ReactNode[]): ReactNode {
  return createElement(View, { style }, ...children);
}

/** A box that is never cut by the end of a page. */
export function whole(style: Style, ...children: ReactNode[]): ReactNode {
  return createElement(View, { style, wrap: false }, ...children);
}

/** What follows starts on a new page. */
export function nextPage(...children: ReactNode[]): ReactNode {
  return createElement(View, { break: true, style: {} }, ...children);
}

/** A line or paragraph. The height of lines counts from the size of the same element: it gets both. */
export function text(style: Style, ...children: ReactNode[]): ReactNode {
  return createElement(
    Text,
    { style: [{ fontSize: sizes.body, lineHeight: 1.3 }, style].flat() },
    ...children,
  );
}

/** A part of a line that looks otherwise. */
export function inline(style: Style, ...children: ReactNode[]): ReactNode {
  return createElement(Text, { style }, ...children);
}

/** A list of siblings, as arguments of their parent: static children need no keys. */
export function each<Item>(
  items: readonly Item[],
  draw: (item: Item, index: number) => ReactNode,
): ReactNode[] {
  return items.map(draw);
}

export function heading(title: string, note?: string): ReactNode {
  return text(
    { fontFamily: display, fontWeight: 600, fontSize: sizes.heading, marginBottom: 6 },
    title,
    note
      ? inline(
          { fontFamily: "Hanken", fontWeight: 400, fontSize: sizes.body, color: colours.ink2 },
          `   ${note}`,
        )
      : null,
  );
}

type Stroke = { from: [x: number, y: number]; to: [x: number, y: number] };

/** Straight lines of one colour, in points from the upper left corner. */
export function strokes(lines: Stroke[], colour: string, width = 0.6): ReactNode {
  const d = lines.map(({ from, to }) => `M${from.map(short).join(" ")}L${to.map(short).join(" ")}`).join("");
  return createElement(Path, { d, stroke: colour, strokeWidth: width });
}

export function drawing(width: number, height: number, style: Style, ...children: ReactNode[]): ReactNode {
  return createElement(
    Svg,
    { width, height, viewBox: `0 0 ${short(width)} ${short(height)}`, style },
    ...children,
  );
}

function short(value: number): number {
  return Math.round(value * 100) / 100;
}
