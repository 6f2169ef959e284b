import { expect, test } from "vitest";
import { drawRack, rackMarks } from "./rack.ts";

const size = { height: 100, cap: 9, most: 10 };

test("a tick is as high as its share of analyzers, and never higher than the rack", () => {
  const { paths } = drawRack(
    [
      { analyzers: 5, cap: "lila" },
      { analyzers: 40, cap: "lila" },
    ],
    size,
  );
  expect(paths).toEqual([
    ["stem", "m1 50v50m2 -100v100"],
    ["lila", "m1 50v9m2 -59v9"],
  ]);
});

test("a test without a tube has an outlined cap; a test without analyzers has only a foot", () => {
  const { paths } = drawRack([{ analyzers: 10 }, { analyzers: 0, rapid: true }], size);
  expect(Object.fromEntries(paths)).toEqual({
    stem: "m1 0v100",
    hollow: "m1 0v9",
    rapid: "m3 91v9",
    inside: "m1 1v7m2 84v7",
  });
});

test("a tick that is not shown shrinks to nothing in its place", () => {
  const { paths } = drawRack([{ analyzers: 10, cap: "lila" }], size, [4], () => false);
  expect(paths).toEqual([
    ["stem", "m9 100v0"],
    ["lila", "m9 100v0"],
  ]);
});

test("a letter is marked where it begins, and a lone test has its letter before it", () => {
  const labels = [..."AAAAAAAAAAAB", "C"];
  expect(rackMarks(labels)).toEqual([
    { label: "A", at: 0, single: undefined },
    { label: "B", at: 11, single: true },
    { label: "C", at: 12, single: undefined },
  ]);
});
