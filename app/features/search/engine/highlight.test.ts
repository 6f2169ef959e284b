import { expect, test } from "vitest";
import { bestMarked, hiddenMarks } from "./highlight.ts";

const names = ["tubo morado", "tubo para hemograma"];
const whole = (term: string): [string, number] => [term, term.length + 2];

test("a result shows the other name that contains the words missing from its title", () => {
  const marks = new Map([whole("tubo"), whole("morado")]);
  expect(bestMarked(names, hiddenMarks(["Tubo con EDTA", "Tapa lila"], marks))).toBe("tubo morado");
  expect(bestMarked(names, hiddenMarks(["Tubo con EDTA", "Tapa: morado"], marks))).toBeUndefined();
});

test("a half-typed word shows no other name if the title has another typed word", () => {
  const marks = new Map([whole("tubo"), ["hemograma", 2] as [string, number]]);
  expect(bestMarked(names, hiddenMarks(["Tubo con EDTA"], marks))).toBeUndefined();
  expect(bestMarked(names, hiddenMarks(["EDTA"], marks))).toBe("tubo morado");
});
