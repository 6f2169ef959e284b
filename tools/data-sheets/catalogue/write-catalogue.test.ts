import { expect, test, vi } from "vitest";
import { type Catalogue, listCatalogues } from "#app/content/outputs/printed/catalogue.ts";
import { fixture } from "../../../tests/support/fixture.ts";
import type { PicturedSheet } from "../documents.ts";
import { renderCatalogue } from "./write-catalogue.ts";

/** In milliseconds. The first catalogue of a process also loads the fonts. */
const renderingTime = 60_000;

const { company } = fixture;
const catalogues = listCatalogues(fixture);
const [whole, chapter] = catalogues;
if (!whole || !chapter) throw new Error("The frozen content has no catalogue.");

/** A catalogue without its pictures, because the frozen catalogue has no masters here. */
function bare(catalogue: Catalogue): Catalogue {
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
  "the same content gives the same catalogue on any day",
  async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const files: Buffer[] = [];
    for (const day of ["2027-01-01", "2030-06-15"]) {
      vi.setSystemTime(day);
      files.push(await renderCatalogue(bare(chapter), company));
    }
    vi.useRealTimers();
    expect(files[0]?.equals(files[1] ?? Buffer.alloc(0))).toBe(true);
  },
  renderingTime,
);

test(
  "every link within the catalogue leads to a place in it",
  async () => {
    const pdf = (await renderCatalogue(bare(whole), company)).toString("latin1");
    const targets = [...pdf.matchAll(/\/S \/GoTo\n\/D \((.+?)\)/g)].map(([, name]) => name);
    const places = new Set([...pdf.matchAll(/\(([\w-]+)\) \[\d+ 0 R \/XYZ/g)].map(([, name]) => name));
    expect(targets.length).toBeGreaterThan(whole.sections.length);
    expect(targets.filter((name) => name && !places.has(name))).toEqual([]);
  },
  renderingTime,
);

test("each category with sheets has a catalogue of its own, a chapter of the whole one", () => {
  expect(catalogues.slice(1).map(({ sections }) => sections)).toEqual(
    whole.sections.map((section) => [section]),
  );
});

test("the date of a catalogue is that of its newest sheet", () => {
  const dates = whole.sections.flatMap(({ sheets }) => sheets.map(({ updated }) => updated));
  expect(dates).toContain(whole.updated);
  expect(dates.filter((date) => date > whole.updated)).toEqual([]);
});
