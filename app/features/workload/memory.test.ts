import { expect, test } from "vitest";
import { createMemory } from "./memory.ts";

const immunology = { id: "inmunologia", load: 1300, hours: 8 };
const haematology = { id: "hematologia", load: 350, hours: 6 };
const usual = { load: 1300, hours: 8, margin: 20, space: 100 };

test("an area opens with what is usual in it; margin and width stay", () => {
  const memory = createMemory();
  memory.keep(immunology, usual);
  expect(memory.answersIn(haematology, usual)).toEqual({ load: 350, hours: 6, margin: 20, space: 100 });
});

test("the hours that the visitor changed go with them to every area", () => {
  const memory = createMemory();
  memory.keep(immunology, { ...usual, hours: 7.5 });
  expect(memory.answersIn(haematology, usual).hours).toBe(7.5);
});

test("hours that happen to be usual in one area are still the visitor's in the next", () => {
  const memory = createMemory();
  memory.keep(immunology, { ...usual, hours: 6 });
  memory.keep(haematology, { ...usual, hours: 6 });
  expect(memory.answersIn(immunology, usual).hours).toBe(6);
  memory.keep(immunology, usual);
  expect(memory.answersIn(haematology, usual).hours).toBe(8);
});

test("whoever comes back to an area finds the load that they had typed there", () => {
  const memory = createMemory();
  memory.keep(immunology, { ...usual, load: 1700 });
  memory.keep(haematology, { ...usual, load: 90 });
  expect(memory.answersIn(immunology, usual).load).toBe(1700);
  expect(memory.answersIn(haematology, usual).load).toBe(90);
});
