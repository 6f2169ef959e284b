import { anchors } from "#app/content/outputs/printed/anchors.ts";
import type { ListSheet } from "#app/content/outputs/sheets.ts";
import { area, drawing } from "./drawing.ts";
import { anchored, type Block, column, framed, grid, row, space } from "./elements.ts";
import { body, capColours, colours, contentWidth, display, groupColours, margin, mm, sizes } from "./look.ts";
import { text } from "./text.ts";

type Group = ListSheet["groups"][number];
type Item = Group["items"][number];

const groupWidth = mm(44);
const supplyWidth = mm(65);

/** With `isCompact`, the name of a group is above its items, and the items are in four columns. */
export function supplySheet({ groups, note }: ListSheet, isCompact = false): Block[] {
  const closing = note === undefined ? [] : [text({ size: sizes.small, colour: colours.ink2 }, note)];
  return [
    column(
      { left: margin, right: margin, top: mm(8), gap: mm(7) },
      ...groups.map(isCompact ? compactSection : section),
      ...closing,
    ),
  ];
}

function section(group: Group): Block {
  return framed(
    { top: 1.6, colour: groupColours[group.colour] },
    column(
      { top: 7 },
      row(
        { widths: [groupWidth] },
        column(
          { right: mm(6) },
          text({ role: "H2", family: display, weight: 600, size: 13, leading: 1.15, after: 4 }, group.name),
          text({ colour: colours.ink2 }, group.line),
        ),
        grid(
          { count: 2, gap: contentWidth - groupWidth - 2 * supplyWidth },
          ...group.items.map((item) => supply(item, { bottom: 9, size: sizes.body })),
        ),
      ),
    ),
  );
}

function compactSection(group: Group): Block {
  return framed(
    { top: 1.6, colour: groupColours[group.colour] },
    column(
      { top: 4, gap: 4 },
      text({ role: "H2", family: display, weight: 600, size: 13, leading: 1.15 }, group.name, {
        text: `   ${group.line}`,
        family: body,
        weight: 400,
        size: sizes.body,
        colour: colours.ink2,
      }),
      grid({ count: 4, gap: mm(5) }, ...group.items.map((item) => supply(item, { bottom: 7, size: 8.6 }))),
    ),
  );
}

function supply(item: Item, { bottom, size }: { bottom: number; size: number }): Block {
  const name = text({ role: "H3", weight: 600, size: 10.2 }, item.name);
  const words = column(
    { bottom },
    item.cap ? row({ gap: 5, widths: [5] }, cap(capColours[item.cap]), name) : name,
    space(1),
    text({ size, colour: colours.ink2, after: 3 }, item.description),
    ...item.facts.map(({ label, value }) => text({ size: sizes.small }, `${label}: ${value}`)),
    ...(item.marks.length > 0
      ? [text({ size: sizes.small, weight: 600, colour: colours.petrol }, item.marks.join("  ·  "))]
      : []),
  );
  return anchored(anchors.supply(item.name), words);
}

/** Draws the colour of a tube's cap, in the middle of the line. */
function cap(colour: string): Block {
  return drawing(0, area({ x: 0, y: 2.13, width: 5, height: 9 }, colour, 1));
}
