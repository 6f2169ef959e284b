import fc from "fast-check";
import { expect, test } from "vitest";
import { type Pointer, spread } from "./spread.ts";

const rows = fc
  .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 6 })
  .map((places) => places.toSorted((a, b) => a - b));

test("labels that are far apart stay in place", () => {
  expect(spread([0.2, 0.5, 0.8], 0.2).map(({ at }) => at)).toEqual([0.2, 0.5, 0.8]);
});

test("labels that would touch move apart to both sides", () => {
  const [one, other] = spread([0.4, 0.5], 0.2).map(({ at }) => at);
  expect(one).toBeCloseTo(0.35);
  expect(other).toBeCloseTo(0.55);
});

test("labels keep their distance and order, and stay between the ends of the scale", () => {
  fc.assert(
    fc.property(rows, fc.double({ min: 0.01, max: 0.5, noNaN: true }), (places, gap) => {
      const apart = Math.min(gap, 1 / places.length);
      const positions = spread(places, gap).map(({ at }) => at);
      for (const [index, position] of positions.entries()) {
        expect(position).toBeGreaterThan(apart / 2 - 1e-9);
        expect(position).toBeLessThan(1 - apart / 2 + 1e-9);
        const next = positions[index + 1];
        if (next !== undefined) expect(next - position).toBeGreaterThan(apart - 1e-9);
      }
    }),
  );
});

function cross(one: Pointer, other: Pointer): boolean {
  const [from, to] = [Math.min(one.at, one.to), Math.max(one.at, one.to)];
  const passes = (x: number) => x > from + 1e-9 && x < to - 1e-9;
  return (passes(other.at) && other.level >= one.level) || (passes(other.to) && other.level <= one.level);
}

test("the lines from labels to their targets never cross", () => {
  fc.assert(
    fc.property(rows, (places) => {
      const pointers = spread(places, 0.2);
      for (const one of pointers) {
        for (const other of pointers) if (one !== other) expect(cross(one, other)).toBe(false);
      }
    }),
  );
});
