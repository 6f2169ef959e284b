import { expect, test } from "vitest";
import type { TestRow } from "./content.ts";
import { findTests, markedParts, nearestTests, searchable } from "./match.ts";

function row(
  id: string,
  name: string,
  also: string[] = [],
  profile = "Perfil",
  rest: Partial<TestRow> = {},
): TestRow {
  return {
    id,
    name,
    also,
    letter: name.charAt(0),
    profiles: [profile],
    areas: [],
    tubes: [],
    tube: "",
    caps: [],
    methods: [],
    analyzers: 1,
    set: 0,
    ...rest,
  };
}

const tests = searchable([
  row("alt", "ALT (TGP)", ["Alanina aminotransferasa"], "Hepático"),
  row("hcg", "β-hCG", ["gonadotropina"], "Fertilidad", { synonyms: ["prueba de embarazo"] }),
  row("calcio", "Calcio", ["Ca⁺"], "Iones"),
  row("ckmb", "CK-MB", [], "Cardíaco"),
  row("ferritina", "Ferritina", [], "Anemia"),
  row("glucosa", "Glucosa", ["Glicemia"], "Diabetes"),
  row("transferrina", "Transferrina", [], "Anemia"),
  row("b12", "Vitamina B12", ["cobalamina"], "Anemia", { near: ["calcio"] }),
]);
const idsOf = (query: string) => findTests(tests, query).matches.map(({ row: found }) => found.id);

test.each([
  ["fer", "ferritina,transferrina"],
  ["FERRIT", "ferritina"],
  ["ckmb", "ckmb"],
  ["ck mb", "ckmb"],
  ["beta hcg", "hcg"],
  ["embarazo", "hcg"],
  ["glicemia", "glucosa"],
  ["hepatico", "alt"],
  ["vitamina b", "b12"],
  ["Ca⁺ i", "calcio"],
])("«%s» finds %s", (query, ids) => {
  expect(idsOf(query).join(",")).toBe(ids);
});

test.each(["vitamina d", "__proto__", "(.*", "((((", "\0", "🧪", "x".repeat(5000), "constructor"])(
  "«%s» finds no test and throws no error",
  (query) => {
    expect(findTests(tests, query)).toEqual({ matches: [] });
    expect(nearestTests(tests, query).length).toBeLessThanOrEqual(3);
  },
);

test("one typing error in a long word is corrected, unless the search is literal", () => {
  expect(findTests(tests, "ferritna")).toMatchObject({
    corrected: "ferritina",
    matches: [{ row: { id: "ferritina" } }],
  });
  expect(findTests(tests, "ferritna", true).matches).toEqual([]);
  expect(findTests(tests, "fero").corrected).toBeUndefined();
});

test.each(["glucota", "calvio"])("«%s» is not corrected: it may be another word", (query) => {
  expect(findTests(tests, query)).toEqual({ matches: [] });
});

test("a match states which other name of the test matched the query", () => {
  expect(findTests(tests, "glicemia").matches[0]?.by).toBe("Glicemia");
});

test("a query inside a word of another name matches only if no word begins with the query", () => {
  const rows = [
    row("hdl", "Colesterol HDL", ["lipoproteínas de alta densidad"], "Lípidos"),
    row("vih", "VIH", [], "Infecciones", { synonyms: ["sida"] }),
  ];
  const found = (query: string) => findTests(searchable(rows), query).matches.map((match) => match.row.id);
  expect(found("sida")).toEqual(["vih"]);
  expect(found("ensidad")).toEqual(["hdl"]);
});

test("nearest are the test with a shared word, its similar tests, then tests of its profile", () => {
  expect(nearestTests(tests, "vitamina d").map(({ id }) => id)).toEqual(["b12", "calcio", "ferritina"]);
});

test("a query without accents marks the accented letters of the original text", () => {
  expect(markedParts("Triglicéridos", "glice")).toEqual([
    { text: "Tri", marked: false },
    { text: "glicé", marked: true },
    { text: "ridos", marked: false },
  ]);
  expect(markedParts("TSH", "(((")).toEqual([{ text: "TSH", marked: false }]);
});
