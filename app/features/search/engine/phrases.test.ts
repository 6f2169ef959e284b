import { expect, test } from "vitest";
import { joinSections, words } from "#app/lib/text/search-words.ts";
import { writtenText } from "./folded-text.ts";
import { phraseBook } from "./phrases.ts";

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
    writtenText(joinSections(phrases.map((text) => [text])), (number) => ({
      meaning: phrases[number] ?? "",
    })),
    writtenText("Salinas", () => ({ meaning: "Salinas", verbatim: true })),
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

test("a name is found only with its short words, and a verbatim name only as written", () => {
  expect(read("vitamina")).toEqual([]);
  expect(read("vitamina a")).toEqual(["Vitamina A"]);
  expect(read("salina")).toEqual([]);
  expect(read("salinas")).toEqual(["Salinas"]);
});

test("names that follow each other may share their start or end: «psa libre y total»", () => {
  expect(read("psa libre y total")).toEqual(["PSA libre", "PSA total"]);
  expect(read("T3 y T4 libres")).toEqual(["T3 libre", "T4 libre"]);
  expect(read("psa libre otra total")).toEqual(["PSA libre"]);
});

test("a match states its section and line, and sections without a description are skipped", () => {
  const written = joinSections([["uno\ndos", ""], ["α", "Otra, BGA-102"], ["trés"], ["cuatro"]]);
  const { find: parts, lineAt } = writtenText(written, (number, lines) =>
    number === 3 ? undefined : { number, lines: lines() },
  );
  expect(parts("bga|tres|cuatro").map(({ section, at }) => [section, lineAt(at)])).toEqual([
    [{ number: 1, lines: ["α", "Otra, BGA-102"] }, "otra, bga-102"],
    [{ number: 2, lines: ["trés"] }, "tres"],
  ]);
  expect(parts("\\balfa\\b").map(({ section }) => section.number)).toEqual([1]);
});
