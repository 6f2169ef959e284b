import type { Panel, SupplyItem } from "#app/content/schema/files.ts";
import type { Fact } from "#app/lib/shapes.ts";
import type { Site } from "./site.ts";

type RapidPanel = Extract<Panel, { kind: "rapid-panel" }>;
type RapidTest = RapidPanel["groups"][number]["tests"][number];

/** Returns the main facts about a rapid test. */
export function rapidTestFacts(site: Site, panel: RapidPanel, test: RapidTest): Fact[] {
  const ids = test.brand ? [test.brand] : (panel.brands ?? []);
  const brands = ids.flatMap((id) => site.brands.find((brand) => brand.id === id)?.name ?? []);
  return stated([
    ["Muestra", test.sample],
    ["Presentación", test.presentation],
    ["Marca", brands.length > 0 ? anyOf(brands) : undefined],
  ]);
}

/** Returns the main facts about a supply. */
export function supplyFacts({ presentation, pack, brand }: SupplyItem): Fact[] {
  return stated([
    ["Presentación", presentation],
    ["Empaque", pack],
    ["Marca", brand],
  ]);
}

/** «HEALGEN, Wondfo o Alltest». */
function anyOf(names: string[]): string {
  return new Intl.ListFormat("es", { type: "disjunction" }).format(names);
}

function stated(rows: [label: string, value: string | undefined][]): Fact[] {
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
