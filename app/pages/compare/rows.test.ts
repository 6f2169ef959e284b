import { describe, expect, test } from "vitest";
import { comparedProduct } from "#app/content/outputs/comparison.ts";
import { site } from "#app/content/site.ts";
import { inWords } from "#app/lib/format.ts";
import { compareGroups, countRows, onlyDifferences } from "./rows.ts";

function groupsOf(...ids: string[]) {
  return compareGroups(ids.flatMap((id) => comparedProduct(site(), id) ?? []));
}

function rowOf(parameter: string, ...ids: string[]) {
  const row = groupsOf(...ids)
    .flatMap((group) => group.rows)
    .find((item) => item.parameter === parameter);
  if (!row) throw new Error(`no row ${parameter}`);
  return row;
}

const maglumi = ["maglumi-x3", "maglumi-x6", "maglumi-x8"];

describe("the rows of a comparison", () => {
  test("are every parameter that any product states: what differs, what is equal, what one alone publishes", () => {
    const groups = groupsOf(...maglumi);
    expect(groups.map((group) => group.title)).toEqual([
      "Rendimiento",
      "Muestra y reactivo",
      "Equipo",
      "Iguales en los tres",
      "Solo publicado para MAGLUMI X8",
    ]);
    const [equal, single] = groups.slice(-2);
    expect(new Set(equal?.rows.map((row) => row.status))).toEqual(new Set(["equal"]));
    expect(single?.only?.id).toBe("maglumi-x8");
    const stated = maglumi.flatMap((id) => comparedProduct(site(), id)?.values ?? []);
    expect(countRows(groups)).toBe(new Set(stated.map((value) => value.parameter)).size);
  });

  test("share one rounded scale, named with its unit", () => {
    expect(rowOf("throughput", ...maglumi).scale).toMatchObject({
      end: 600,
      name: "Escala 0–600\u00a0pruebas/h",
    });
    expect(rowOf("sample-positions", ...maglumi).scale).toMatchObject({ end: 500, name: "Escala 0–500" });
    expect(rowOf("size", ...maglumi).scale).toBeUndefined();
    expect(rowOf("max-throughput", ...maglumi).scale, "one amount is no scale").toBeUndefined();
  });

  test("put amounts in different units of time on one scale", () => {
    const { scale, values } = rowOf("thalassemia-time", "lifotronic-h100", "lifotronic-h8");
    expect(values.map((value) => value && inWords(value))).toEqual(["350\u00a0s", "6\u00a0min"]);
    expect(values.map((value) => value?.high)).toEqual([350, 360]);
    expect(scale?.end).toBe(400);
  });

  test("have no scale where a value is in words", () => {
    expect(rowOf("shelf-life", "bga-102", "ucare-6000").scale).toBeUndefined();
  });

  test("are equal only where every product states the same", () => {
    expect(rowOf("method", ...maglumi).status).toBe("equal");
    expect(rowOf("throughput", ...maglumi).status).toBe("differs");
    expect(rowOf("first-result", ...maglumi).status, "one is not published").toBe("differs");
    expect(rowOf("sample-positions", "b240p-snibe", "bs240-mindray").status, "90 and up to 90").toBe(
      "differs",
    );
    expect(rowOf("throughput", "maglumi-x3").status).toBe("alone");
  });

  test("can be narrowed to those that differ", () => {
    const all = groupsOf(...maglumi);
    const differing = onlyDifferences(all);
    expect(countRows(all) - countRows(differing)).toBe(3);
    expect(differing.map((group) => group.title)).not.toContain("Iguales en los tres");
  });
});

test("a series is not compared, its models are", () => {
  expect(comparedProduct(site(), "maglumi-m-series")).toBeUndefined();
  expect(comparedProduct(site(), "maglumi-600")?.shortName).toBe("600");
  expect(comparedProduct(site(), "__proto__")).toBeUndefined();
});
