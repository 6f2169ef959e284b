/** How the texts of content/ are written: rules that a schema cannot state. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { formatPath } from "#app/content/read/parse.ts";
import { keepTogether } from "#app/lib/text/keep-together.ts";
import { fixture } from "../support/fixture.ts";

type Text = { at: string; value: string };

/** Lists of values, and values that are no prose. */
const otherFiles = ["claims.yaml", "examples.yaml"];
const otherFields = ["updated", "file", "site", "map", "mapFrame", "email", "dial", "display", "to", "path"];

const texts = textsOf("content");

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".yaml") && !otherFiles.includes(name),
  );
}

function textsOf(folder: string): Text[] {
  return filesOf(folder).flatMap((name) => textsIn(parse(readFileSync(join(folder, name), "utf8")), name));
}

function textsIn(value: unknown, file: string, path: PropertyKey[] = []): Text[] {
  if (typeof value === "string") {
    return otherFields.includes(String(path.at(-1))) ? [] : [{ at: `${file}: ${formatPath(path)}`, value }];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    textsIn(child, file, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

const units = "µL|mL|L|cm|mm|µm|°C|%|min|h|s|mmol/L|L/h|pruebas/h|muestras/h|T/H";
const rules = [
  {
    name: "a unit stands apart from its number",
    wrong: new RegExp(String.raw`\d(?:${units})(?![\p{L}\d])`, "u"),
    faulty: ["80µL", "37°C", "100%", "45s"],
    right: ["80\u00a0µL", "450/h", "dispersograma 2D", "T3 libre"],
  },
  {
    name: "decimals take a comma",
    wrong: /(?<!orosilicato[ \u00a0])(?<![\d.])\d+\.(?:\d{1,2}|\d{4,})(?!\d)/u,
    faulty: ["1.5\u00a0µL", "10.4 pulgadas"],
    right: ["1,5\u00a0µL", "2.000 pruebas", "borosilicato 3.3"],
  },
  {
    name: "thousands take a point",
    wrong: /\d{4,}\u00a0|(?<!\d)[1-9]\d{0,2},\d{3}(?!\d)/u,
    faulty: ["2000\u00a0pruebas", "2,000 pruebas"],
    right: ["2.000\u00a0pruebas", "MAGLUMI 2000 Plus", "0,125"],
  },
  {
    name: "a range takes an en dash without spaces",
    wrong: new RegExp(
      String.raw`\d *- *\d[\d.,]*[ \u00a0]?(?:${units}|minutos|segundos|horas)(?!\p{L})|\d – ?\d|\d ?– \d`,
      "u",
    ),
    faulty: ["10-15\u00a0min", "2 - 8\u00a0°C", "10 – 15\u00a0min"],
    right: ["10–15\u00a0min", "CA 19-9", "VIH-1 y VIH-2"],
  },
  {
    name: "signs keep to their number",
    wrong: /[≤≥±×] \d|\d ×/u,
    faulty: ["≤ 24\u00a0h", "4 ×\u00a050", "4\u00a0× 50"],
    right: ["≤\u00a024\u00a0h", "4\u00a0×\u00a050\u00a0mL"],
  },
  {
    name: "the micro sign is one character everywhere",
    wrong: /μ/u,
    faulty: ["80\u00a0μL"],
    right: ["80\u00a0µL"],
  },
];

describe.each(rules)("$name", ({ wrong, faulty, right }) => {
  test.each(faulty)("«%s» is a fault", (value) => expect(value).toMatch(wrong));
  test.each(right)("«%s» is none", (value) => expect(value).not.toMatch(wrong));
  test("in all of content/", () => expect(texts.filter(({ value }) => wrong.test(value))).toEqual([]));
});

test("a number and what it counts keep together, however they are typed", () => {
  expect(keepTogether("hasta 80 µL de muestra")).toBe("hasta 80\u00a0µL de muestra");
  expect(keepTogether("18 meses, al 1,5 %, a 30 °C y 20 L")).toBe(
    "18\u00a0meses, al 1,5\u00a0%, a 30\u00a0°C y 20\u00a0L",
  );
  for (const right of ["Desde 2020 y con", "el F810 informa", "el MAGLUMI 800 conserva", "2 de cada 3"]) {
    expect(keepTogether(right)).toBe(right);
  }
  const { features } = fixture.products.find((product) => product.features) ?? {};
  expect(features?.some((feature) => keepTogether(feature) !== feature)).toBe(false);
});

test("the texts are found at all", () => {
  expect(textsOf("tests/fixtures/content")).toContainEqual({
    at: "products/balanza.yaml: features[0]",
    value: "Al menos 200 pruebas por hora.",
  });
  const read = new Set(texts.map(({ at }) => at.split(": ")[0]));
  expect(filesOf("content").filter((name) => !read.has(name))).toEqual([]);
});

/** Case, accents of emphasis and the full stop do not make another sentence. */
function sentence(value: string): string {
  return value
    .toLocaleLowerCase("es")
    .replace(/[\s\u00a0]+/g, " ")
    .replace(/\.$/, "");
}

function repeated(list: Text[]): string[][] {
  const groups = Map.groupBy(list, ({ value }) => sentence(value));
  return [...groups.values()].filter((group) => group.length > 1).map((group) => group.map(({ at }) => at));
}

function featuresOf(list: Text[]): Text[] {
  return list.filter(({ at }) => /^products\/[\w-]+\.yaml: features\[/.test(at));
}

test("no feature stands on two products", () => {
  // The invented products of the frozen catalogue do share some: they are found there.
  expect(repeated(featuresOf(textsOf("tests/fixtures/content"))).length).toBeGreaterThan(0);
  expect(repeated(featuresOf(texts))).toEqual([]);
});

test("a repeated sentence is found, however it is written", () => {
  const first = { at: "a", value: "La trazabilidad CNAS respalda los\u00a0resultados." };
  expect(repeated([first, { at: "b", value: "la trazabilidad CNAS respalda los resultados" }])).toEqual([
    ["a", "b"],
  ]);
});
