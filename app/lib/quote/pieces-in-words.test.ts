import { expect, it } from "vitest";
import { piecesInWords } from "./pieces-in-words.ts";

it.each([
  [[{ quantity: 2, pack: "gradilla de 100" }, { quantity: 1 }], "201 unidades en 3 empaques"],
  [[{ quantity: 1, pack: "caja de 25 casetes con goteros" }], "25 unidades en 1 empaque"],
  [[{ quantity: 2, pack: "unidad" }], "2 unidades"],
])("counts the pieces of %j", (lines, words) => {
  expect(piecesInWords(lines)).toBe(words);
});
