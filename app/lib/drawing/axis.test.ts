import { expect, test } from "vitest";
import { axisSteps, roundEnd, shareOf } from "./axis.ts";

test("an axis ends at a round number not below the greatest value", () => {
  expect([35, 150, 200, 120, 0.9].map(roundEnd)).toEqual([40, 150, 200, 120, 1]);
});

test("axis numbers are round, equal steps from zero to the end", () => {
  expect(axisSteps(600)).toEqual([0, 100, 200, 300, 400, 500, 600]);
  expect(axisSteps(1600)).toEqual([0, 200, 400, 600, 800, 1000, 1200, 1400, 1600]);
  expect(axisSteps(100)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(axisSteps(150).at(-1)).toBe(150);
});

test("a share is rounded to three decimals", () => {
  expect([shareOf(200, 600), shareOf(450, 600), shareOf(600, 600)]).toEqual([0.333, 0.75, 1]);
});
