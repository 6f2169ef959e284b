import fc from "fast-check";
import { expect, test } from "vitest";
import { parseNumber, writeNumber } from "./parse-number.ts";

const numbers: [typed: string, value: number][] = [
  ["2,5", 2.5],
  ["0,75", 0.75],
  ["1.200", 1200],
  ["5", 5],
  ["0", 0],
  ["007", 7],
  ["2400", 2400],
  ["12.000", 12000],
  ["1.200.000", 1200000],
  ["1.200,5", 1200.5],
  ["12.345,678", 12345.678],
  ["1 200", 1200],
  ["1\u00a0200", 1200],
  ["1 200,25", 1200.25],
  [",5", 0.5],
  ["0,125", 0.125],
  ["0,5000", 0.5],
  ["1234,567", 1234.567],
  ["1,2000", 1.2],
  [" 45 ", 45],
  ["-2,1894", -2.1894],
  ["−79,88", -79.88],
  ["- 3", -3],
  ["+5", 5],
];
test.each(numbers)("the text «%s» is read as the number %d", (typed, value) => {
  expect(parseNumber(typed)).toEqual({ kind: "number", value });
});

const questions: [typed: string, values: number[]][] = [
  ["1.5", [1.5]],
  ["2.50", [2.5]],
  ["0.750", [0.75]],
  [".5", [0.5]],
  ["-2.1894", [-2.1894]],
  ["1200.5", [1200.5]],
  ["1,200", [1.2, 1200]],
  ["-12,500", [-12.5, -12500]],
];
test.each(questions)("the text «%s» may mean %j, so the owner has to choose", (typed, values) => {
  expect(parseNumber(typed)).toEqual({ kind: "ambiguous", values });
});

const refused = [
  ..."mil|abc|5 %|10-15|2,5 µL|1e3|½|1,2,3|1.2.3|1.20.000|5,|5.|--5|,|.|-|∞|NaN|0x10|1.200.5|12 34|1,200,000".split(
    "|",
  ),
];
test.each(refused)("the text «%s» is not a number", (typed) => {
  expect(parseNumber(typed)).toEqual({ kind: "invalid" });
});

test.each(["", " ", "\u00a0"])("«%s» is an empty field", (typed) => {
  expect(parseNumber(typed)).toEqual({ kind: "empty" });
});

test("the text that a form shows for a number is read as the same number", () => {
  const values = fc.oneof(
    fc.integer(),
    fc.double({ noNaN: true, min: -1e9, max: 1e9 }).map((value) => Math.round(value * 1e4) / 1e4 || 0),
  );
  fc.assert(
    fc.property(values, (value) => {
      expect(parseNumber(writeNumber(value))).toEqual({ kind: "number", value: value || 0 });
    }),
  );
});
