import { describe, expect, test } from "vitest";
import { comparedProduct } from "#app/content/outputs/comparison.ts";
import { inWords } from "#app/lib/text/format.ts";
import { fixture } from "../../../../tests/support/fixture.ts";
import { compareGroups, countRows, onlyDifferences } from "./rows.ts";

function groupsOf(...ids: string[]) {
  return compareGroups(ids.flatMap((id) => comparedProduct(fixture, id) ?? []));
}

function rowOf(parameter: string, ...ids: string[]) {
  const row = groupsOf(...ids)
    .flatMap((group) => group.rows)
    .find((item) => item.parameter === parameter);
  if (!row) throw new Error(`no row ${parameter}`);
  return row;
}

const analyzers = ["analizador-tres", "analizador-seis", "analizador-ocho"];

describe("the table of a comparison", () => {
  test("has one row for each parameter that at least one product states", () => {
    const groups = groupsOf(...analyzers);
    expect(groups.map((group) => group.title)).toEqual([
      "Rendimiento",
      "Muestra y reactivo",
      "Equipo",
      "Iguales en los tres",
      "Solo publicado para Analizador Seis",
      "Solo publicado para Analizador Ocho",
    ]);
    const [equal, , single] = groups.slice(-3);
    expect(new Set(equal?.rows.map((row) => row.status))).toEqual(new Set(["equal"]));
    expect(single?.only?.id).toBe("analizador-ocho");
    const stated = analyzers.flatMap((id) => comparedProduct(fixture, id)?.values ?? []);
    expect(countRows(groups)).toBe(new Set(stated.map((value) => value.parameter)).size);
  });

  test("draws one scale per row, which ends at a round number and names its unit", () => {
    expect(rowOf("throughput", ...analyzers).scale).toMatchObject({
      end: 600,
      name: "Escala 0–\u2060600\u00a0pruebas/h",
    });
    expect(rowOf("sample-positions", ...analyzers).scale).toMatchObject({
      end: 500,
      name: "Escala 0–\u2060500",
    });
    expect(rowOf("size", ...analyzers).scale).toBeUndefined();
    expect(rowOf("continuous-operation", ...analyzers).scale, "a single amount").toBeUndefined();
  });

  test("draws amounts in seconds and in minutes on the same scale", () => {
    const { scale, values } = rowOf("wash-time", "columna-alta", "columna-media");
    expect(values.map((value) => value && inWords(value))).toEqual(["350\u00a0s", "6\u00a0min"]);
    expect(values.map((value) => value?.high)).toEqual([350, 360]);
    expect(scale?.end).toBe(400);
  });

  test("draws no scale in a row with a text value", () => {
    expect(
      rowOf("storage-temperature", "portatil-uno", "portatil-tres", "portatil-cuatro").scale,
    ).toBeUndefined();
  });

  test("calls a row equal only if every product states the same value", () => {
    expect(rowOf("method", ...analyzers).status).toBe("equal");
    expect(rowOf("throughput", ...analyzers).status).toBe("differs");
    expect(rowOf("first-result", ...analyzers).status, "one product does not state it").toBe("differs");
    expect(rowOf("sample-positions", "medidor-uno", "medidor-dos").status, "90 vs. up to 90").toBe("differs");
    expect(rowOf("throughput", "analizador-tres").status).toBe("alone");
  });

  test("puts a row with a missing value at the end of its group", () => {
    const [first, ...others] = analyzers.flatMap((id) => comparedProduct(fixture, id) ?? []);
    if (!first) throw new Error("no analyzer");
    const values = first.values.filter(({ parameter }) => parameter !== "sample-positions");
    const sample = compareGroups([{ ...first, values }, ...others]).find(
      ({ title }) => title === "Muestra y reactivo",
    );
    expect(sample?.rows.length).toBeGreaterThan(1);
    expect(sample?.rows.at(-1)?.parameter).toBe("sample-positions");
  });

  test("leaves out equal rows if the visitor asks for differences only", () => {
    const all = groupsOf(...analyzers);
    const differing = onlyDifferences(all);
    expect(countRows(all) - countRows(differing)).toBe(3);
    expect(differing.map((group) => group.title)).not.toContain("Iguales en los tres");
  });
});

test("a model can be compared, but a series and an unknown id cannot", () => {
  expect(comparedProduct(fixture, "serie-eme")).toBeUndefined();
  expect(comparedProduct(fixture, "eme-uno")?.shortName).toBe("Eme Uno");
  expect(comparedProduct(fixture, "__proto__")).toBeUndefined();
});
