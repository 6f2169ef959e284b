import fc from "fast-check";
import { expect, test } from "vitest";
import { searchIndex } from "#app/content/outputs/search-index.ts";
import { searchPath } from "#app/lib/addresses/search-address.ts";
import { placedWords, words } from "#app/lib/text/search-words.ts";
import { fixture } from "../../../../tests/support/fixture.ts";
import { createEngine } from "./engine.ts";
import { excerpt, highlightedParts } from "./highlight.ts";
import { distance } from "./matching.ts";

const engine = createEngine(searchIndex(fixture));
const whole = Number.POSITIVE_INFINITY;

function terms(text: string): string[] {
  return words(text).map((word) => word.term);
}

function marked(text: string, marks: Record<string, number>): string {
  return highlightedParts(text, new Map(Object.entries(marks)))
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join("");
}

test("the search ignores accents, case, hyphens and plurals", () => {
  expect(terms("Hematología")).toEqual(["hematologia"]);
  expect(terms("GUANTES de látex")).toEqual(["guante", "de", "latex"]);
  expect(terms("Analizadores")).toEqual(terms("analizador"));
  expect(terms("XL-931T")).toEqual(["xl", "931t"]);
  expect(terms("Año")).toEqual(["ano"]);
});

test("chemical notation is found as people type it", () => {
  expect(terms("CO₂ y Na⁺")).toEqual(["co2", "y", "na"]);
  expect(terms("β-hCG")).toEqual(["beta", "hcg"]);
  expect(terms("10 µL")).toEqual(["10", "ul"]);
});

test("combining accents and direction marks do not split a word", () => {
  expect(terms("he\u0301lice")).toEqual(["helice"]);
  expect(terms("\u202emag\u200flumi\u00ad")).toEqual(["maglumi"]);
});

test("the typed part of a text is marked, even across accents and hyphens", () => {
  expect(marked("MAGLUMI X6", { maglumi: 3 })).toBe("[MAG]LUMI X6");
  expect(marked("Hematología clínica", { hematologia: whole })).toBe("[Hematología] clínica");
  expect(marked("Triglicéridos", { triglicerido: 8 })).toBe("[Triglicé]ridos");
  expect(marked("BGA-102", { bga102: whole })).toBe("[BGA-102]");
  expect(marked("MAGLUMI X6", { maglumix6: 8 })).toBe("[MAGLUMI X]6");
  expect(marked("Bicarbonato (CO₂)", { co2: whole })).toBe("Bicarbonato ([CO₂])");
  expect(marked("he\u0301lice 😀", { helice: whole })).toBe("[he\u0301lice] 😀");
  expect(marked("sin nada", {})).toBe("sin nada");
});

test("the excerpt of a long text begins shortly before the match", () => {
  const text =
    "Analizadores y reactivos de quimioluminiscencia: la línea MAGLUMI, y química clínica con B240P.";
  expect(excerpt(text, new Map([["maglumi", 7]]))).toMatch(/^… .*MAGLUMI, y química/);
  expect(excerpt(text, new Map([["analizador", 12]]))).toBe(text);
});

test("the edit distance counts letters and stops at its limit", () => {
  expect(distance("troponna", "troponina", 2)).toBe(1);
  expect(distance("maglumy", "maglumi", 2)).toBe(1);
  expect(distance("abc", "xyz", 2)).toBe(3);
  expect(distance("a", "abcdef", 2)).toBe(3);
});

test("any text can be searched and marked without losing a character", () => {
  const anything = fc.oneof(fc.string({ unit: "binary", maxLength: 60 }), fc.string({ unit: "grapheme" }));
  fc.assert(
    fc.property(anything, (text) => {
      const { groups, total } = engine.search(text);
      expect(total).toBe(new Set(groups.flatMap(({ hits }) => hits.map((hit) => hit.document))).size);
      const all = new Map(words(text).map((word) => [word.term, whole]));
      expect(
        highlightedParts(text, all)
          .map((part) => part.text)
          .join(""),
      ).toBe(text);
      expect(placedWords(text).map((word) => word.term)).toEqual(terms(text));
      expect(searchPath(text)).toMatch(/^\/buscar(\?q=.+)?$/);
    }),
  );
});

test("hostile queries do not throw, and catalogue words in them are still found", () => {
  const hostile = [
    "__proto__",
    "constructor",
    "toString",
    "(a+)+$",
    "\ud800",
    "<script>alert(1)</script>",
    "%",
  ];
  for (const query of hostile) expect(() => engine.search(query), query).not.toThrow();
  expect(engine.search("a".repeat(10_000)).total).toBe(0);
  expect(engine.search("columna ".repeat(1_000)).groups[0]?.hits[0]?.document.name).toBe("Columna Alta");
  expect(engine.search("\u202ecolumna\u202c alta 😀").groups[0]?.hits[0]?.document.name).toBe("Columna Alta");
});
