/** How the texts of content/ are written: rules that a schema cannot state. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { formatPath } from "#app/content/read/parse.ts";
import { keepTogether } from "#app/lib/text/keep-together.ts";
import { entryBinds } from "../support/acceptance.ts";
import { fixture } from "../support/fixture.ts";
import { typography } from "../support/typography.ts";

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

describe.each(typography)("$name", ({ wrong, faulty, right }) => {
  test.each(faulty)("«%s» is a fault", (value) => expect(value).toMatch(wrong));
  test.each(right)("«%s» is none", (value) => expect(value).not.toMatch(wrong));
  test("in all of content/", () => expect(texts.filter(({ value }) => wrong.test(value))).toEqual([]));
});

test("a number and what it counts keep together, however they are typed", () => {
  expect(keepTogether("hasta 80 µL de muestra")).toBe("hasta 80\u00a0µL de muestra");
  expect(keepTogether("18 meses, al 1,5 %, a 30 °C y 20 L")).toBe(
    "18\u00a0meses, al 1,5\u00a0%, a 30\u00a0°C y 20\u00a0L",
  );
  expect(keepTogether("de 4 a 25 de reactivo")).toBe("de 4\u00a0a\u00a025 de reactivo");
  expect(keepTogether("en 10–15 minutos")).toBe("en 10–\u206015\u00a0minutos");
  expect(keepTogether("con CO-oximetría y AT-III")).toBe("con CO-\u2060oximetría y AT-\u2060III");
  expect(keepTogether("CK-MB, COVID-19")).toBe("CK-MB, COVID-19");
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

test("what helps whoever writes stands in the schema: the editor keeps no comments", () => {
  const commented = readdirSync("content", { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".yaml") && /^\s*#/m.test(readFileSync(join("content", name), "utf8")),
  );
  expect(commented).toEqual([]);
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

/** Of the products as we wrote them: the owner may well copy a sentence. */
const launched = featuresOf(texts).filter(({ at }) =>
  entryBinds(at.slice("products/".length, at.indexOf("."))),
);

test("no feature stands on two products", () => {
  // The invented products of the frozen catalogue do share some: they are found there.
  expect(repeated(featuresOf(textsOf("tests/fixtures/content"))).length).toBeGreaterThan(0);
  expect(repeated(launched)).toEqual([]);
});

/** How much of their words two sentences share, from 0 to 1. */
function likeness(first: string, second: string): number {
  const wordsOf = (text: string) => new Set(sentence(text).match(/[\p{L}\p{N}]+/gu));
  const [one, other] = [wordsOf(first), wordsOf(second)];
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / (one.size + other.size - shared);
}

test("no two products say nearly the same of themselves", () => {
  const alike = launched.flatMap((first, index) =>
    launched
      .slice(index + 1)
      .filter(
        ({ at, value }) => at.split(":")[0] !== first.at.split(":")[0] && likeness(first.value, value) > 0.55,
      )
      .map(({ at }) => `${first.at} and ${at}`),
  );
  expect(alike).toEqual([]);
  expect(
    likeness(
      "80 cubetas sostienen la rutina de un laboratorio.",
      "40 tubos sostienen la rutina de un laboratorio.",
    ),
  ).toBeGreaterThan(0.55);
});

test("a repeated sentence is found, however it is written", () => {
  const first = { at: "a", value: "La trazabilidad CNAS respalda los\u00a0resultados." };
  expect(repeated([first, { at: "b", value: "la trazabilidad CNAS respalda los resultados" }])).toEqual([
    ["a", "b"],
  ]);
});
