import { describe, expect, test } from "vitest";
import { type Mark, placeLabels } from "./mark-labels.ts";

const mark = (position: number, label: string, current = false): Mark => ({
  position,
  number: String(Math.round(position * 600)),
  label,
  current,
});

describe("labels of marks on a scale", () => {
  test("are left of their stem if it is past the middle, or if the next mark is close", () => {
    const sides = placeLabels([mark(0.3, "M Series"), mark(1 / 3, "X3"), mark(0.75, "X6", true)], 60);
    expect(sides.map((place) => place.side)).toEqual(["start", "end", "start"]);
  });

  test("share one height if there is room, but the current product's label is higher", () => {
    const [first, second, current] = placeLabels([mark(0.1, "A"), mark(0.4, "B"), mark(0.9, "C", true)], 60);
    expect(first?.stem).toBe(second?.stem);
    expect(current?.stem).toBeGreaterThan(first?.stem ?? 0);
  });

  test("are raised above a neighbouring stem that would cross them", () => {
    const [lower, upper] = placeLabels([mark(0.8, "F580"), mark(1, "F800 · F810 · F880")], 17.5);
    expect(upper?.stem).toBeGreaterThanOrEqual((lower?.stem ?? 0) + 3.25);
  });
});
