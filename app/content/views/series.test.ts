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

test("a table marks a value from the series' catalogue, and the model has a note on it", () => {
  const [model] = models;
  const rows = specificationRows(fixture, model?.specifications ?? []);
  expect(rows.map(inWords)).toEqual(["60\u00a0muestras/h", "23\u00a0parámetros, dato de la serie"]);
  const notes = [{ mentions: "dato de la serie", text: "Consta en el catálogo de la serie." }];
  const site = { ...fixture, productTexts: { ...fixture.productTexts, notes } };
  expect(model && notesOf(site, model)).toEqual(["Consta en el catálogo de la serie."]);
  for (const own of fixture.modelsOf("serie-efe")) expect(notesOf(site, own)).toEqual([]);
});
