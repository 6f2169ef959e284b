import { expect, test } from "vitest";
import { letterLines } from "./letter-lines.ts";
import { phraseBook } from "./phrases.ts";
import { words } from "./words.ts";

const phrases = [
  "PSA libre",
  "PSA total",
  "T3",
  "T3 libre",
  "T4 libre",
  "CA 19-9",
  "Vitamina A",
  "baño de agua",
];
const { find } = phraseBook(
  letterLines([
    ...phrases.map((text) => ({ text, value: text })),
    { text: "Salinas", value: "Salinas", verbatim: true },
  ]),
  new Set(["de", "y", "a", "la"]),
);

function read(query: string): string[] {
  return find(words(query)).flatMap(({ values }) => values);
}

test("a name is found with or without spaces, hyphens, plurals and ignored words", () => {
  expect(read("CA19-9 y psa totales")).toEqual(["CA 19-9", "PSA total"]);
  expect(read("baño agua")).toEqual(["baño de agua"]);
  expect(read("baño de la agua")).toEqual(["baño de agua"]);
});

test("a short word of a name counts, and so does the plural of a verbatim name", () => {
  expect(read("vitamina")).toEqual([]);
  expect(read("vitamina a")).toEqual(["Vitamina A"]);
  expect(read("salina")).toEqual([]);
  expect(read("salinas")).toEqual(["Salinas"]);
});

test("names in a row share their start or their end", () => {
  expect(read("psa libre y total")).toEqual(["PSA libre", "PSA total"]);
  expect(read("T3 y T4 libres")).toEqual(["T3 libre", "T4 libre"]);
  expect(read("psa libre otra total")).toEqual(["PSA libre"]);
});

test("a word maps to its line, even after a text of several lines", () => {
  const lines = letterLines([{ text: "uno\ndos" }, { text: "otra, BGA-102" }]);
  expect(lines.wordsWith("b")).toEqual([
    { line: { text: "otra, BGA-102" }, term: "bga", joined: ["bga102"] },
  ]);
  expect(lines.wordsWith("b", "first")).toEqual([]);
});
