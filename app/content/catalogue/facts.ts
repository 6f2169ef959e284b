import type { Supply, SupplyItem } from "#app/content/schema/files.ts";
import type { Fact } from "#app/lib/shapes.ts";
import { joinList } from "#app/lib/text/format.ts";
import type { Site } from "./site.ts";
import type { RapidEntry, RapidPanel } from "./test-listings.ts";

export function rapidTestFacts(site: Site, panel: RapidPanel, test: RapidEntry): Fact[] {
  return stated([
    ["Muestra", test.sample],
    ["Presentación", test.presentation],
    ["Marca", rapidTestBrand(site, panel, test)],
  ]);
}

/** Returns the brand of a rapid test, or the brands of its panel: «HEALGEN, Wondfo o Alltest». */
export function rapidTestBrand(site: Site, panel: RapidPanel, test: RapidEntry): string | undefined {
  const ids = test.brand ? [test.brand] : (panel.brands ?? []);
  const brands = ids.flatMap((id) => site.brands.find((brand) => brand.id === id)?.name ?? []);
  return brands.length > 0 ? anyOf(brands) : undefined;
}

export function supplyFacts({ presentation, pack, brand }: SupplyItem): Fact[] {
  return stated([
    ["Presentación", presentation],
    ["Empaque", pack],
    ["Marca", brand],
  ]);
}

/** Returns the line of a group. For two or more tubes, adds the order in which they are filled with blood. */
export function groupLine({ directory }: Site, { line, products }: Supply["groups"][number]): string {
  const caps = products
    .filter(({ draw }) => draw)
    .sort((one, other) => (one.draw ?? 0) - (other.draw ?? 0))
    .flatMap(({ cap }) => cap ?? []);
  if (caps.length < 2) return line;
  return `${line} Orden de extracción: ${joinList(caps)}. ${directory.drawNote}`;
}

function anyOf(names: string[]): string {
  return new Intl.ListFormat("es", { type: "disjunction" }).format(names);
}

function stated(rows: [label: string, value: string | undefined][]): Fact[] {
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
