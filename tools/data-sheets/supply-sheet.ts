import type { SupplySheet } from "#app/content/outputs/sheets.ts";
import { area, drawing } from "./drawing.ts";
import { type Block, column, framed, grid, row, space } from "./elements.ts";
import { capColours, colours, contentWidth, display, groupColours, margin, mm, sizes } from "./look.ts";
import { text } from "./text.ts";

type Group = SupplySheet["groups"][number];
type Item = Group["items"][number];

const groupWidth = mm(44);
const supplyWidth = mm(65);

/** Groups under coloured lines. Each item has its description, facts and badges. */
export function supplySheet({ groups, note }: SupplySheet): Block[] {
  const closing = note === undefined ? [] : [text({ size: sizes.small, colour: colours.ink2 }, note)];
  return [
    column({ left: margin, right: margin, top: mm(8), gap: mm(7) }, ...groups.map(section), ...closing),
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
        grid({ count: 2, gap: contentWidth - groupWidth - 2 * supplyWidth }, ...group.items.map(supply)),
      ),
    ),
  );
}

function supply(item: Item): Block {
  const name = text({ role: "H3", weight: 600, size: 10.2 }, item.name);
  return column(
    { bottom: 9 },
    item.cap ? row({ gap: 5, widths: [5] }, cap(capColours[item.cap]), name) : name,
    space(1),
    text({ colour: colours.ink2, after: 3 }, item.description),
    ...item.facts.map(({ label, value }) => text({ size: sizes.small }, `${label}: ${value}`)),
    ...(item.marks.length > 0
      ? [text({ size: sizes.small, weight: 600, colour: colours.petrol }, item.marks.join("  ·  "))]
      : []),
  );
}

/** The cap of a tube, in the middle of the line. */
function cap(colour: string): Block {
  return drawing(0, area({ x: 0, y: 2.13, width: 5, height: 9 }, colour, 1));
}
