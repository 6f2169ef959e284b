import fc from "fast-check";
import { expect, test } from "vitest";
import { workloadPath } from "#app/lib/addresses/workload-address.ts";
import { limits } from "#app/lib/workload.ts";
import { parseNumber, readWorkload } from "./address.ts";

const areas = [
  { id: "uno", load: 100, hours: 8 },
  { id: "dos", load: 50, hours: 4 },
];
const read = (query: string) => readWorkload(new URLSearchParams(query), areas, 20);

test("a workload's address without values uses the defaults of its area", () => {
  expect(read("")).toEqual({ area: areas[0], answers: { load: 100, hours: 8, margin: 20, space: 0 } });
  expect(read("area=dos")).toEqual({ area: areas[1], answers: { load: 50, hours: 4, margin: 20, space: 0 } });
});

test("a workload's address is parsed to the values that produced it", () => {
  const path = workloadPath("dos", { load: 1300, hours: 6, margin: 0 });
  expect(path).toBe("/elegir?area=dos&carga=1300&horas=6&margen=0");
  expect(read(path.slice(path.indexOf("?")))).toMatchObject({
    area: { id: "dos" },
    answers: { load: 1300, hours: 6, margin: 0 },
  });
});

test("half hours in an address are read in several notations and written in one", () => {
  for (const notation of ["7.5", "7,5", "7%2C5", "07.50", " 7,5 "]) {
    const { answers } = read(`horas=${notation}`);
    expect(answers.hours, notation).toBe(7.5);
    expect(workloadPath("uno", { hours: answers.hours })).toBe("/elegir?area=uno&horas=7.5");
  }
  expect(read("horas=8.0").answers.hours).toBe(8);
  expect(read("horas=7.4").answers.hours).toBe(7.5);
});

test("hostile values in a workload's address become allowed values", () => {
  expect(read("area=<script>&carga=-5&horas=0&margen=1e9").answers).toEqual({
    load: 0,
    hours: 1,
    margin: 50,
    space: 0,
  });
  expect(read("carga=Infinity&horas=99&margen=-1").answers).toEqual({
    load: 50_000,
    hours: 24,
    margin: 0,
    space: 0,
  });
  expect(read("carga=abc&horas=&margen=%00").answers).toEqual({ load: 100, hours: 8, margin: 20, space: 0 });
  expect(read(`carga=${"9".repeat(5000)}`).answers.load).toBe(limits.load.max);
  expect(read("carga=-9e99&horas=NaN").answers).toMatchObject({ load: 0, hours: 8 });
  expect(read("ancho=-3").answers.space).toBe(0);
  expect(read("ancho=120").answers.space).toBe(120);
  expect(read("area=__proto__").area).toBe(areas[0]);
});

test("any text in a workload's address gives values within the limits", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (carga, horas, margen) => {
      const { answers } = read(new URLSearchParams({ carga, horas, margen }).toString());
      for (const question of ["load", "hours", "margin"] as const) {
        expect(answers[question]).toBeGreaterThanOrEqual(limits[question].min);
        expect(answers[question]).toBeLessThanOrEqual(limits[question].max);
      }
    }),
  );
});

test("numbers are parsed with points, commas and spaces", () => {
  expect(parseNumber("1.300")).toBe(1300);
  expect(parseNumber("1,300")).toBe(1300);
  expect(parseNumber("1 300")).toBe(1300);
  expect(parseNumber("12,5")).toBe(12.5);
  expect(parseNumber("")).toBeNaN();
  expect(parseNumber(null)).toBeNaN();
  expect(parseNumber("muchas")).toBeNaN();
});
