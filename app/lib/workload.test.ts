import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  axisHours,
  demandPerDay,
  demandPerHour,
  hoursAndMinutes,
  hoursAxis,
  limits,
  nearestAllowed,
  ratePerHour,
  timeInWords,
  unitOf,
  type Workload,
  workTime,
} from "./workload.ts";

const within = ({ min, max, step }: { min: number; max: number; step: number }) =>
  fc.integer({ min: min / step, max: max / step }).map((steps) => steps * step);
const workloads = fc.record({
  load: within(limits.load),
  hours: within(limits.hours),
  margin: within(limits.margin),
});
const rates = fc.double({ min: 0.1, max: 10_000, noNaN: true });
const moduleCounts = fc.integer({ min: 1, max: 8 });
const busy = workloads.filter(({ load }) => load > 0);

const day: Workload = { load: 1300, hours: 8, margin: 20 };

describe("worked examples", () => {
  test("1300 laboratory tests and 20 % more in 8 hours are 195 an hour", () => {
    expect(demandPerDay(day)).toBe(1560);
    expect(demandPerHour(day)).toBe(195);
  });

  test.each([
    [600, 4, "2 h 36 min", "ample", 1],
    [450, 1, "3 h 28 min", "ample", 1],
    [200, 1, "7 h 48 min", "tight", 1],
    [180, 1, "8 h 40 min", "short", 1],
  ])("1,560 tests at %d an hour, with up to %d modules, take %s: %s", (rate, max, time, fit, modules) => {
    const result = workTime(day, rate, max);
    expect(timeInWords(result?.hours ?? 0).replaceAll("\u00a0", " ")).toBe(time);
    expect(result).toMatchObject({ fit, modules });
  });

  test("16,000 tests in 8 hours need two modules that do 1,600 an hour each", () => {
    const many = { load: 16_000, hours: 8, margin: 0 };
    expect(workTime(many, 1600, 4)).toEqual({ hours: 5, share: 0.625, modules: 2, fit: "ample" });
    expect(workTime(many, 1600, 1)).toMatchObject({ hours: 10, modules: 1, fit: "short" });
  });

  test("at 96 s a sample, an analyzer does 37.5 an hour and takes 3 h 12 min for 120", () => {
    expect(ratePerHour(96)).toBe(37.5);
    expect(workTime({ load: 120, hours: 4, margin: 0 }, ratePerHour(96))).toMatchObject({
      hours: 3.2,
      fit: "tight",
    });
  });

  test("work that takes exactly 70 % of the shift is ample; exactly the whole shift is tight", () => {
    expect(workTime({ load: 560, hours: 8, margin: 0 }, 100)?.fit).toBe("ample");
    expect(workTime({ load: 561, hours: 8, margin: 0 }, 100)?.fit).toBe("tight");
    expect(workTime({ load: 800, hours: 8, margin: 0 }, 100)?.fit).toBe("tight");
    expect(workTime({ load: 100, hours: 1, margin: 10 }, 110)?.fit).toBe("tight");
  });

  test.each([
    [8, 10],
    [4, 5],
    [6, 8],
    [1, 2],
    [24, 30],
  ])("the axis of a shift of %d hours ends at %d", (shift, end) => {
    expect(axisHours(shift)).toBe(end);
  });

  test.each([
    [8, 8.7, 10, 1],
    [8, 33.3, 36, 4],
    [24, 50, 60, 12],
    [1, 20_000, 20_004, 1667],
  ])("if a shift has %d hours and an analyzer needs %d, the axis ends at %d", (shift, slowest, end, step) => {
    expect(hoursAxis(shift, slowest)).toEqual({ end, step });
  });
});

describe("for any input", () => {
  test("every result is finite and positive, and its share is its time divided by the shift", () => {
    fc.assert(
      fc.property(busy, rates, moduleCounts, (workload, rate, maxModules) => {
        const result = workTime(workload, rate, maxModules);
        expect(result?.hours).toBeGreaterThan(0);
        expect(result?.hours).toBeLessThan(Number.POSITIVE_INFINITY);
        expect(result?.share).toBeCloseTo((result?.hours ?? 0) / workload.hours, 9);
        expect(result?.modules).toBeGreaterThanOrEqual(1);
        expect(result?.modules).toBeLessThanOrEqual(maxModules);
      }),
    );
  });

  test("more work takes at least as long, and a faster analyzer takes at most as long", () => {
    fc.assert(
      fc.property(busy, rates, rates, fc.integer({ min: 0, max: 1000 }), (workload, one, other, more) => {
        const [slow, fast] = [Math.min(one, other), Math.max(one, other)];
        const time = (asked: Workload, rate: number) => workTime(asked, rate)?.hours ?? 0;
        expect(time({ ...workload, load: workload.load + more }, slow)).toBeGreaterThanOrEqual(
          time(workload, slow),
        );
        expect(time(workload, fast)).toBeLessThanOrEqual(time(workload, slow));
      }),
    );
  });

  test("a longer shift, a smaller margin or more modules never make the fit worse", () => {
    const order = ["ample", "tight", "short"];
    fc.assert(
      fc.property(busy, rates, moduleCounts, (workload, rate, maxModules) => {
        const share = (asked: Workload) => workTime(asked, rate, 1)?.share ?? 0;
        expect(share({ ...workload, hours: workload.hours + 1 })).toBeLessThan(share(workload));
        expect(share({ ...workload, margin: 0 })).toBeLessThanOrEqual(share(workload));
        const alone = order.indexOf(workTime(workload, rate, 1)?.fit ?? "");
        const together = order.indexOf(workTime(workload, rate, maxModules)?.fit ?? "");
        expect(together).toBeLessThanOrEqual(alone);
      }),
    );
  });

  test("no more modules are used than the shift needs", () => {
    fc.assert(
      fc.property(busy, rates, moduleCounts, (workload, rate, maxModules) => {
        const modules = workTime(workload, rate, maxModules)?.modules ?? 1;
        if (modules === 1) return;
        expect(demandPerDay(workload) / (rate * (modules - 1))).toBeGreaterThan(workload.hours * (1 - 1e-9));
      }),
    );
  });

  test("seconds per result and results per hour give the same time", () => {
    fc.assert(
      fc.property(busy, fc.integer({ min: 1, max: 3600 }), (workload, seconds) => {
        const hours = workTime(workload, ratePerHour(seconds))?.hours ?? 0;
        expect(hours * 3600).toBeCloseTo(demandPerDay(workload) * seconds, 3);
      }),
    );
  });

  test("without work, hours or a rate there is no result", () => {
    for (const rate of [undefined, 0, -1, Number.NaN]) expect(workTime(day, rate)).toBeUndefined();
    expect(workTime({ ...day, load: 0 }, 100)).toBeUndefined();
    expect(workTime({ ...day, hours: 0 }, 100)).toBeUndefined();
    expect(workTime({ ...day, load: Number.NaN }, 100)).toBeUndefined();
  });

  test("any number becomes the nearest allowed value", () => {
    expect(nearestAllowed("hours", 0, 8)).toBe(1);
    expect(nearestAllowed("hours", 1e99, 8)).toBe(24);
    expect(nearestAllowed("margin", -5, 20)).toBe(0);
    expect(nearestAllowed("load", 12.6, 1)).toBe(13);
    expect(nearestAllowed("hours", 7.5, 8)).toBe(7.5);
    expect(nearestAllowed("hours", 7.1, 8)).toBe(7);
    expect(nearestAllowed("margin", 7.5, 8)).toBe(8);
    expect(nearestAllowed("load", Number.NaN, 7)).toBe(7);
    fc.assert(
      fc.property(fc.double(), fc.constantFrom("load", "hours", "margin"), (value, question) => {
        const found = nearestAllowed(question, value, limits[question].min);
        expect(Number.isInteger(found / limits[question].step)).toBe(true);
        expect(found).toBeGreaterThanOrEqual(limits[question].min);
        expect(found).toBeLessThanOrEqual(limits[question].max);
      }),
    );
  });

  test("minutes stay below sixty, even if hours are rounded up", () => {
    expect(hoursAndMinutes(1.9999)).toEqual({ hours: 2, minutes: 0 });
    expect(timeInWords(0.001)).toBe("menos de 1\u00a0min");
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (time) => {
        expect(hoursAndMinutes(time).minutes).toBeLessThan(60);
      }),
    );
  });
});

test("the unit is singular for one and plural for any other number", () => {
  expect([0, 0.5, 1, 1.5, 2].map((amount) => unitOf(amount, "pruebas"))).toEqual([
    "pruebas",
    "pruebas",
    "prueba",
    "pruebas",
    "pruebas",
  ]);
});
