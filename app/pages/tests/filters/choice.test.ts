import { expect, test } from "vitest";
import type { TestRow, TestsFilters } from "#app/pages/tests/content.ts";
import { countOptions, matchesChoice, readChoice, withoutFilters, withToggled } from "./choice.ts";

const option = (id: string) => ({ id, label: id });
const filters: TestsFilters = {
  area: [option("quimica"), option("inmuno")],
  tubo: [option("lila"), option("amarilla")],
  metodo: [option("clia")],
  equipo: [option("uno"), option("dos")],
  sets: [[0], [0, 1]],
};
const base = {
  name: "",
  letter: "",
  also: [],
  profiles: [],
  tube: "",
  caps: [],
  methods: ["clia"],
  analyzers: 1,
};
const rows: TestRow[] = [
  { ...base, id: "a", areas: ["quimica"], tubes: ["amarilla"], set: 0 },
  { ...base, id: "b", areas: ["inmuno"], tubes: ["lila", "amarilla"], set: 1, rapid: "10 min" },
];
const chosen = (query: string) => {
  const choice = readChoice(new URLSearchParams(query), filters);
  return rows.filter((row) => matchesChoice(row, choice, filters)).map(({ id }) => id);
};

test.each([
  ["", "a,b"],
  ["area=quimica", "a"],
  ["area=quimica,inmuno", "a,b"],
  ["area=quimica&tubo=lila", ""],
  ["tubo=lila", "b"],
  ["equipo=dos", "b"],
  ["equipo=uno", "a,b"],
  ["rapida=1", "b"],
  ["rapida=0", "a,b"],
  ["area=__proto__&tubo=constructor&metodo=%00&equipo=%F0%9F%A7%AA", "a,b"],
  [`area=${"x,".repeat(5000)}`, "a,b"],
  ["area=Quimica", "a,b"],
])("the query «%s» shows the tests «%s»", (query, ids) => {
  expect(chosen(query).join(",")).toBe(ids);
});

test("the count of an option includes only tests that match the other filter groups", () => {
  const choice = readChoice(new URLSearchParams("area=quimica"), filters);
  expect([...countOptions(rows, choice, filters, "tubo")]).toEqual([["amarilla", 1]]);
  expect(countOptions(rows, choice, filters, "area").get("inmuno")).toBe(1);
});

test("toggling an option changes only its filter; clearing all filters keeps text and order", () => {
  const query = new URLSearchParams("q=tsh&orden=area&tubo=lila");
  expect(String(withToggled(query, "tubo", ["lila"], "amarilla"))).toBe(
    "q=tsh&orden=area&tubo=lila%2Camarilla",
  );
  expect(String(withToggled(query, "tubo", ["lila"], "lila"))).toBe("q=tsh&orden=area");
  expect(String(withoutFilters(query))).toBe("q=tsh&orden=area");
});
