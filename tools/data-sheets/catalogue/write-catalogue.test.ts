import { expect, test, vi } from "vitest";
import { type Catalogue, listCatalogues } from "#app/content/outputs/printed/catalogue.ts";
import { fixture } from "../../../tests/support/fixture.ts";
import type { PicturedSheet } from "../documents.ts";
import { renderCatalogue } from "./write-catalogue.ts";

/** In milliseconds. The first catalogue of a process also loads the fonts. */
const timeout = 60_000;

const { company } = fixture;
const catalogues = listCatalogues(fixture);
const [whole, chapter] = catalogues;
if (!whole || !chapter)
  throw new Error("The fixtures need two catalogues: the whole one and that of a category.");

/** Returns a catalogue without pictures, because images/ has no pictures of the fixtures. */
function withoutImages(catalogue: Catalogue): Catalogue {
  const sections = catalogue.sections.map((section) => ({
    ...section,
    pictures: [],
    sheets: section.sheets.map(withoutPictures),
  }));
  return { ...catalogue, pictures: [], sections };
}

function withoutPictures(sheet: PicturedSheet): PicturedSheet {
  if (sheet.kind === "supply" || !sheet.series) return { ...sheet, picture: undefined };
  const models = sheet.series.models.map((model) => ({ ...model, picture: undefined }));
  return { ...sheet, picture: undefined, series: { ...sheet.series, models } };
}

test(
  "the same content makes an identical catalogue on any day",
  async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const files: Buffer[] = [];
    for (const day of ["2027-01-01", "2030-06-15"]) {
      vi.setSystemTime(day);
      files.push(await renderCatalogue(withoutImages(chapter), company));
    }
    vi.useRealTimers();
    expect(files[0]?.equals(files[1] ?? Buffer.alloc(0))).toBe(true);
  },
  timeout,
);

test(
  "every link inside a catalogue has a target in it",
  async () => {
    const pdf = (await renderCatalogue(withoutImages(whole), company)).toString("latin1");
    const targets = [...pdf.matchAll(/\/S \/GoTo\n\/D \((.+?)\)/g)].map(([, name]) => name);
    const places = new Set([...pdf.matchAll(/\(([\w-]+)\) \[\d+ 0 R \/XYZ/g)].map(([, name]) => name));
    expect(targets.length).toBeGreaterThan(whole.sections.length);
    expect(targets.filter((name) => name && !places.has(name))).toEqual([]);
  },
  timeout,
);

test("each category with data sheets has a catalogue, equal to a chapter of the whole catalogue", () => {
  expect(catalogues.slice(1).map(({ sections }) => sections)).toEqual(
    whole.sections.map((section) => [section]),
  );
});

test("a catalogue has the date of its newest data sheet", () => {
  const dates = whole.sections.flatMap(({ sheets }) => sheets.map(({ updated }) => updated));
  expect(dates).toContain(whole.updated);
  expect(dates.filter((date) => date > whole.updated)).toEqual([]);
});
