import { expect, test } from "vitest";
import { misfit } from "./picture-box.ts";

test("if a size is 21 % too wide or too high, width and height differ by 10 % each (1.1² = 1.21)", () => {
  const body = { x0: 0, x1: 100, top: 0, base: 100 };
  expect(misfit({ width: 50, height: 50 }, body)).toBeCloseTo(0);
  expect(misfit({ width: 121, height: 100 }, body)).toBeCloseTo(0.1);
  expect(misfit({ width: 100, height: 121 }, body)).toBeCloseTo(0.1);
});
