import { expect, test } from "vitest";
import { drawRack, rackMarks } from "./rack.ts";

const size = { height: 100, cap: 9, most: 10 };

test("a tick's height grows with its number of analyzers, up to the height of the rack", () => {
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

test("a test without a tube has an outlined cap; a rapid test has a mark at the bottom", () => {
  const { paths } = drawRack([{ analyzers: 10 }, { analyzers: 0, rapid: true }], size);
  expect(Object.fromEntries(paths)).toEqual({
    stem: "m1 0v100",
    hollow: "m1 0v9",
    rapid: "m3 91v9",
    inside: "m1 1v7m2 84v7",
  });
});

test("a hidden tick has no height, but keeps its place", () => {
  const { paths } = drawRack([{ analyzers: 10, cap: "lila" }], size, {
    places: [4],
    shown: () => false,
  });
  expect(paths).toEqual([
    ["stem", "m9 100v0"],
    ["lila", "m9 100v0"],
  ]);
});

test("each letter has a mark at its first tick; the label of a lone tick is left of its mark", () => {
  const labels = [..."AAAAAAAAAAAB", "C"];
  expect(rackMarks(labels)).toEqual([
    { label: "A", at: 0 },
    { label: "B", at: 11, single: true },
    { label: "C", at: 12 },
  ]);
});

test("if the last letter begins near the end, its label replaces the labels close to it", () => {
  const names = (labels: string) =>
    rackMarks([...labels]).map(({ label, single }) => label + (single ? "|" : ""));
  expect(names(`${"A".repeat(140)}${"V".repeat(9)}Z`)).toEqual(["A", "V", "Z|"]);
  expect(names(`${"A".repeat(148)}YZ`)).toEqual(["A", "Z|"]);
  expect(names("AABZ")).toEqual(["A", "B", "Z"]);
});

test("a letter with few ticks has no room for its label on a phone", () => {
  const names = (labels: string) =>
    rackMarks([...labels]).flatMap(({ label, crowded }) => (crowded ? [label] : []));
  expect(names(`${"A".repeat(70)}NNN${"P".repeat(77)}`)).toEqual(["N"]);
  expect(names(`${"A".repeat(144)}${"V".repeat(5)}Z`)).toEqual(["V"]);
  expect(names(`${"A".repeat(70)}${"N".repeat(5)}${"P".repeat(75)}`)).toEqual([]);
});

test("a rack of 5,000 ticks draws only 300 of them, and prefers visible ticks to hidden ones", () => {
  const ticks = Array.from({ length: 5000 }, () => ({ analyzers: 10, cap: "lila" as const }));
  const strokesOf = (path = "") => path.match(/v/g)?.length;
  const [[, whole] = []] = drawRack(ticks, size).paths;
  expect(strokesOf(whole)).toBe(300);
  expect(whole?.startsWith("m1 0v100m34 -100v100")).toBe(true);
  const { count, paths } = drawRack(ticks, size, { shown: (index) => index === 4999 });
  expect(count).toBe(5000);
  expect(paths[0]?.[1].endsWith("v100")).toBe(true);
});
