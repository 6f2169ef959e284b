import { expect, test } from "vitest";
import { createMemory } from "./memory.ts";

const immunology = { id: "inmunologia", load: 1300, hours: 8 };
const haematology = { id: "hematologia", load: 350, hours: 6 };
const usual = { load: 1300, hours: 8, margin: 20, space: 100 };

test("another area opens with its defaults, but with the same margin and width", () => {
  const memory = createMemory();
  memory.store(immunology, usual);
  expect(memory.answersIn(haematology, usual)).toEqual({ load: 350, hours: 6, margin: 20, space: 100 });
});

test("hours that the visitor changed apply to every area", () => {
  const memory = createMemory();
  memory.store(immunology, { ...usual, hours: 7.5 });
  expect(memory.answersIn(haematology, usual).hours).toBe(7.5);
});

test("changed hours that equal the default of one area still apply to the next", () => {
  const memory = createMemory();
  memory.store(immunology, { ...usual, hours: 6 });
  memory.store(haematology, { ...usual, hours: 6 });
  expect(memory.answersIn(immunology, usual).hours).toBe(6);
  memory.store(immunology, usual);
  expect(memory.answersIn(haematology, usual).hours).toBe(8);
});

test("an area remembers the load that the visitor typed there", () => {
  const memory = createMemory();
  memory.store(immunology, { ...usual, load: 1700 });
  memory.store(haematology, { ...usual, load: 90 });
  expect(memory.answersIn(immunology, usual).load).toBe(1700);
  expect(memory.answersIn(haematology, usual).load).toBe(90);
});
