import { expect, test } from "vitest";
import { specificationRows } from "#app/content/catalogue/cards.ts";
import { notesOf } from "#app/content/catalogue/on-request.ts";
import { inWords } from "#app/lib/text/format.ts";
import { fixture } from "../../../tests/support/fixture.ts";
import { seriesPart } from "./series.ts";

/** Models from the fixtures, changed so that only the series' catalogue gives their number of parameters. */
const models = fixture.modelsOf("serie-efe").map((model) => ({
  ...model,
  specifications: model.specifications?.map((row) =>
    row.parameter === "parameter-count" ? { ...row, fromSeries: true as const } : row,
  ),
}));

test("a model's card marks figures that only the series' catalogue gives", () => {
  const series = fixture.equipment("serie-efe");
  const site = { ...fixture, modelsOf: () => models };
  const cards = series?.kind === "series" ? seriesPart(site, series).models : [];
  expect(cards[0]?.data.map(({ fromSeries }) => fromSeries)).toEqual([undefined, true]);
});

test("a table marks a value from the series' catalogue, and a note explains the mark", () => {
  const [model] = models;
  const rows = specificationRows(fixture, model?.specifications ?? []);
  expect(rows.map(inWords)).toEqual(["60\u00a0muestras/h", "23\u00a0parámetros, dato de la serie"]);
  const notes = [{ mentions: "dato de la serie", text: "Consta en el catálogo de la serie." }];
  const site = { ...fixture, productTexts: { ...fixture.productTexts, notes } };
  expect(model && notesOf(site, model)).toEqual(["Consta en el catálogo de la serie."]);
  for (const own of fixture.modelsOf("serie-efe")) expect(notesOf(site, own)).toEqual([]);
});

test("if one model has a size, it is drawn to scale, and other models say «Sin escala»", () => {
  const series = fixture.equipment("serie-efe");
  const size = { parameter: "size", width: 60, depth: 50, height: 45 };
  const [first, ...others] = models;
  const sized = first && {
    ...first,
    standing: "bench" as const,
    specifications: [...(first.specifications ?? []), size],
  };
  const partOf = (own: typeof models) =>
    series?.kind === "series" ? seriesPart({ ...fixture, modelsOf: () => own }, series) : undefined;
  const before = partOf(models);
  expect(before?.scaleNote).toMatch(/sin escala/);
  expect(before?.models.map(({ standing }) => standing)).not.toContain("Sin escala");
  const after = partOf(sized ? [sized, ...others] : []);
  expect(after?.scaleNote).toMatch(/Cada marca del piso mide 10/);
  expect(after?.models.map(({ standing }) => standing)).toEqual([
    "60 × 45 cm",
    ...others.map(() => "Sin escala"),
  ]);
  expect(after?.models[0]?.stand).toMatchObject({ "data-size": "", "data-table": "" });
  expect(after?.models[1]?.stand["data-size"]).toBeUndefined();
});
