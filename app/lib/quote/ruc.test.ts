import { expect, it } from "vitest";
import { rucProblem } from "./ruc.ts";

it.each([
  ["a natural person", "1710034065001"],
  ["a company", "1790011674001"],
  ["a public body", "1760001550001"],
  ["a company, with a hyphen and a space", "1790011674-001 "],
])("accepts the RUC of %s", (_, ruc) => {
  expect(rucProblem(ruc)).toBeUndefined();
});

it.each([
  ["a wrong check digit of a person", "1710034064001"],
  ["a wrong check digit of a company", "1790011675001"],
  ["a wrong check digit of a public body", "1760001560001"],
])("doubts %s", (_, ruc) => {
  expect(rucProblem(ruc)).toBe("doubt");
});

it.each([
  "",
  "1790011674",
  "17900116740011",
  "2590011674001",
  "0090011674001",
  "1770011674001",
  "1790011674000",
  "RUC1790011674",
])("refuses the malformed RUC %j", (ruc) => {
  expect(rucProblem(ruc)).toBe("form");
});
