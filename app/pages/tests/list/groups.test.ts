import { expect, test } from "vitest";
import type { TestRow, TestsFilters } from "#app/pages/tests/content.ts";
import { areaOrder } from "./groups.ts";

test("the smallest areas, at the end, share one label with their number: «Otras 4»", () => {
  const areas = [..."AAAAAAAAAAAAAAAAAAAAAAAAAAAAAABBBBBBBBBBBBBBBBBBBBCDEF"];
  const rows = areas.map((area, index) => ({ id: `${index}`, areas: [area], profiles: [area] }));
  const filters = { area: [..."ABCDEF"].map((id) => ({ id, label: `Área ${id}` })) };
  const { marks } = areaOrder(rows as TestRow[], filters as TestsFilters);
  expect(marks).toEqual([
    { label: "Área A", at: 0 },
    { label: "Área B", at: 30 },
    { label: "Otras 4", at: 50 },
  ]);
});
