/** Turns supplies, reagents and rapid tests into items of the quote list. */
import { rapidTestItem } from "#app/lib/quote/rapid-test-item.ts";
import { supplyItem } from "#app/lib/quote/supply-item.ts";
import { entryPath } from "./entry-path.ts";
import { rapidTestBrand } from "./facts.ts";
import type { Site } from "./site.ts";
import type { PlacedItem } from "./supply-items.ts";
import type { RapidEntry, RapidPanel } from "./test-listings.ts";
import { nameInSentence } from "./test-names.ts";
import type { Test, TestWay } from "./test-types.ts";

export function orderedItem({ item, supply, path }: PlacedItem) {
  return supplyItem({ name: supply.name, path: entryPath(supply) }, path, item);
}

/** A reagent that is sold for one laboratory test has the test in its name: «Reactivo de TSH». */
export function reagentItem(
  placed: PlacedItem,
  test: Pick<Test, "id" | "name" | "isProperName">,
  way: TestWay,
) {
  const item = orderedItem(placed);
  if (!isSoldByTest(placed)) return item;
  const kind = way.method.label === "CLIA" ? "Reactivo CLIA" : "Reactivo";
  return { ...item, id: `${item.id}:${test.id}`, name: `${kind} de ${nameInSentence(test)}` };
}

export function rapidItem(site: Site, panel: RapidPanel, test: RapidEntry) {
  const page = { name: panel.name, path: entryPath(panel) };
  return rapidTestItem(page, { ...test, brand: rapidTestBrand(site, panel, test) });
}

/** An item named «Reactivos …» stands for several reagents, each of which is sold for one laboratory test. */
export function isSoldByTest({ item }: PlacedItem): boolean {
  return /^Reactivos /.test(item.name);
}
