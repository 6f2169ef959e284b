import { expect, test } from "vitest";
import { slips } from "./slips.ts";

test.each([
  ["misses a letter", "glcosa", "glucosa"],
  ["doubles a letter", "gluccosa", "glucosa"],
  ["swaps neighbours", "glucoas", "glucosa"],
  ["hits a neighbouring key instead", "gluxosa", "glucosa"],
  ["also hits a neighbouring key", "glucxosa", "glucosa"],
  ["writes z for s", "glucoza", "glucosa"],
  ["leaves out a silent letter", "ematologia", "hematologia"],
  ["writes one letter that sounds like two", "psikiatra", "psiquiatra"],
])("a typist who %s makes one slip", (_, typed, meant) => {
  expect(slips(typed, meant, 2)).toBe(1);
});

test("two slips at different places of a word count as two", () => {
  expect(slips("hemogobbina", "hemoglobina", 2)).toBe(2);
  expect(slips("hemogobbina", "hemoglobina", 1)).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  ["plasmina", "plasmida"],
  ["neuropatia", "nefropatia"],
  ["nefrologo", "nefrologia"],
  ["serina", "serica"],
  ["mezclan", "mezcla"],
])("«%s» is not a mistyped «%s»", (typed, meant) => {
  expect(slips(typed, meant, 2)).toBe(Number.POSITIVE_INFINITY);
});

test("a neighbouring key is not a slip if the caller excludes such keys", () => {
  expect(slips("pinta", "punta", 1)).toBe(1);
  expect(slips("pinta", "punta", 1, false)).toBe(Number.POSITIVE_INFINITY);
});
