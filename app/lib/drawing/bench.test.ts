import { expect, test } from "vitest";
import { type BenchInstrument, planBench, planColumns } from "./bench.ts";

const body = { x0: 100, x1: 900, top: 100, base: 700 };
const picture = { width: 1000, height: 800, body };
const small: BenchInstrument = { size: { width: 80, height: 60 }, standing: "bench", picture };
const large: BenchInstrument = { size: { width: 160, height: 120 }, standing: "floor", picture };
const unknown: BenchInstrument = { standing: "floor", picture };

test("measured instruments share one scale, and a bench model stands on a table 90 cm high", () => {
  const [one, other] = planBench([small, large]).places;
  expect(one).toMatchObject({ width: 80, height: 60, table: 90, space: 104 });
  expect(other).toMatchObject({ width: 160, height: 120, table: 0, space: 160 });
  expect(one?.picture.width).toBeCloseTo(100);
  expect(other?.picture.width).toBeCloseTo(200);
});

test("if a picture has margins around its instrument, only the instrument fills the place", () => {
  const [, other] = planBench([small, large]).places;
  expect(other?.picture.left).toBeCloseTo(-20);
  expect(other?.picture.bottom).toBeCloseTo(-20);
});

test("if a picture and the published size disagree, width and height differ equally", () => {
  const wide: BenchInstrument = { ...large, size: { width: 176, height: 120 } };
  const width = planBench([wide]).places[0]?.picture.width ?? 0;
  const scale = width / 1000;
  expect((800 * scale) / 176).toBeCloseTo(120 / (600 * scale));
});

test("if no instrument has dimensions, each is as large as its place allows", () => {
  const [one, other] = planBench([unknown, { ...unknown, standing: "bench" }]).places;
  expect(one).toMatchObject({ height: expect.closeTo(165), table: 0 });
  expect(other).toMatchObject({ height: expect.closeTo(97), table: 72 });
});

test("without floor models, tables are lower and their instruments larger", () => {
  const onTable: BenchInstrument = { ...unknown, standing: "bench" };
  const [alone] = planBench([onTable, onTable]).places;
  const [beside] = planBench([onTable, unknown]).places;
  expect(alone?.height).toBeGreaterThan(beside?.height ?? 0);
  const tops = [alone, beside].map((place) => (place ? place.table + place.height : 0));
  expect(tops[0]).toBeCloseTo(tops[1] ?? 0);
});

test("beside measured instruments, an instrument without dimensions gets a place of fixed size", () => {
  const [one] = planBench([unknown, large]).places;
  expect(one).toMatchObject({ space: 125, height: 62, table: 0 });
  expect(one?.picture.width).toBeLessThan(125);
});

test("one to six instruments stay within the drawing and do not touch", () => {
  for (const row of [
    [small],
    [small, large],
    [unknown, small, large, large],
    Array(6).fill(large),
    Array(6).fill(unknown),
  ]) {
    const { places, width } = planBench(row);
    for (const [index, { x, space }] of places.entries()) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + space).toBeLessThanOrEqual(width + 1e-9);
      const next = places[index + 1];
      if (next) expect(next.x - x - space).toBeGreaterThan(11.9);
    }
  }
});

test("a person stands between the first measured floor model and the instrument before it", () => {
  expect(planBench([unknown, small, large]).person).toBe(2);
  expect(planBench([large, large]).person).toBeUndefined();
  expect(planBench([unknown, unknown]).person).toBeUndefined();
});

test("no person is drawn if the instruments leave too little room", () => {
  expect(planBench([small, large, large, large, large]).person).toBeUndefined();
});

test("on a phone, an instrument grows to 130 px in width unless it would exceed 280 px in height", () => {
  expect(planBench([{ ...small, size: { width: 65, height: 50 } }]).phone).toBeCloseTo(2);
  expect(planBench([large]).phone).toBe(1.6);
  expect(planBench([{ ...small, size: { width: 20, height: 50 } }]).phone).toBeCloseTo(2);
});

test("columns are equally wide, and each instrument stands in the centre of its column", () => {
  for (const row of [[small, large], [unknown, small, large], Array(6).fill(large), Array(5).fill(unknown)]) {
    const { places, width } = planColumns(row);
    const column = width / row.length;
    for (const [index, place] of places.entries()) {
      expect(place.x).toBeGreaterThan(index * column);
      expect(place.x + place.space).toBeLessThan((index + 1) * column);
      expect(place.x + place.space / 2).toBeCloseTo((index + 0.5) * column);
    }
  }
  const [one, other] = planColumns([small, large]).places;
  expect(one).toMatchObject({ width: 80, height: 60, table: 90 });
  expect(other).toMatchObject({ width: 160, height: 120, table: 0 });
});
