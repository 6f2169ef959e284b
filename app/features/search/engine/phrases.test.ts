import { expect, test } from "vitest";
import { foldedText } from "./folded-text.ts";
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
const find = phraseBook(
  [
    foldedText(phrases.map((text) => ({ lines: [text], meaning: text }))),
    foldedText([{ lines: ["Salinas"], meaning: "Salinas", verbatim: true }]),
  ],
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

test("a part of a text maps to its section and its line", () => {
  const sections = [{ lines: ["uno\ndos", ""] }, { lines: ["α", "Otra, BGA-102"] }, { lines: ["trés"] }];
  const { find: parts, lineAt } = foldedText(sections);
  expect(parts("bga|tres").map(({ section, at }) => [section, lineAt(at)])).toEqual([
    [sections[1], "otra, bga-102"],
    [sections[2], "tres"],
  ]);
});
