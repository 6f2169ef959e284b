import { expect, test } from "vitest";
import { inSentence } from "./in-sentence.ts";

test.each([
  ["Inmunología", "inmunología"],
  ["Electrolitos por ISE", "electrolitos por ISE"],
  ["HPLC", "HPLC"],
])("%s becomes %s inside a sentence", (label, expected) => {
  expect(inSentence(label)).toBe(expected);
});
