import type { ReactNode } from "react";
import type { SupplySheet } from "#app/content.server/sheets.ts";
import { box, each, text, whole } from "./elements.ts";
import { capColours, colours, display, groupColours, margin, mm, sizes } from "./look.ts";

type Group = SupplySheet["groups"][number];
type Item = Group["products"][number];

/** Groups under a line of their colour, each supply with its description and badges. */
export function supplySheet({ groups }: SupplySheet): ReactNode[] {
  return [
    box(
      { paddingHorizontal: margin, paddingTop: mm(8), gap: mm(7) },
      ...each(groups, (group) => section(group)),
    ),
  ];
}

function section(group: Group): ReactNode {
  return whole(
    { borderTopWidth: 1.6, borderColor: groupColours[group.colour], paddingTop: 7, flexDirection: "row" },
    box(
      { width: mm(44), paddingRight: mm(6) },
      text(
        { fontFamily: display, fontWeight: 600, fontSize: 13, lineHeight: 1.15, marginBottom: 4 },
        group.name,
      ),
      text({ color: colours.ink2, lineHeight: 1.3 }, group.line),
    ),
    box(
      { flex: 1, flexDirection: "row", flexWrap: "wrap", justifyContent: "space-between" },
      ...each(group.products, (item) => supply(item)),
    ),
  );
}

function supply(item: Item): ReactNode {
  return box(
    { width: mm(65), marginBottom: 9 },
    box(
      { flexDirection: "row", alignItems: "center", marginBottom: 1 },
      item.cap
        ? box({ width: 5, height: 9, marginRight: 5, borderRadius: 1, backgroundColor: capColours[item.cap] })
        : null,
      text({ fontWeight: 600, fontSize: 10.2 }, item.name),
    ),
    text({ color: colours.ink2, lineHeight: 1.3, marginBottom: 3 }, item.description),
    text({ fontSize: sizes.small, fontWeight: 600, color: colours.petrol }, item.badges.join("  ·  ")),
  );
}
