import { describe, expect, test } from "vitest";
import { type Catalogue, listCatalogues } from "#app/content/outputs/printed/catalogue.ts";
import { site } from "#app/content/site.ts";
import { everyPage, files, pageAt, read, sentBytes } from "../support/built-site.ts";
import { faultyFonts, pdfInfo, pdfPages, pdfStructure } from "../support/pdf.ts";
import { plain } from "../support/plain.ts";

const maxBytes = 12_000_000;
const catalogues = listCatalogues(site());

test("there is one PDF catalogue of everything, and one for each category with data sheets", () => {
  const built = files.filter((file) => file.startsWith("/fichas/catalogo"));
  expect(built.sort()).toEqual(catalogues.map(({ name }) => `/fichas/${name}.pdf`).sort());
});

const [whole, ...ofCategories] = catalogues;
if (!whole) throw new Error("The site has no catalogue.");

describe(`fichas/${whole.name}.pdf`, () => {
  const pages = pdfPages(read(`/fichas/${whole.name}.pdf`));

  test("contains every sheet, laboratory test and supply", () => {
    const text = pages.join(" ");
    for (const words of entriesOf(whole)) expect(text).toContain(plain(words));
  });

  test("has a multiple of four pages, to be printed as a booklet, and ends with the contact page", () => {
    expect(pages.length % 4).toBe(0);
    expect(pages.at(-1)).toContain("Servicio y contacto");
  });

  test("states the right pages in its contents and in its index", () => {
    const [, contents = ""] = pages;
    for (const { label, name } of whole.sections) {
      const page = pages[pageNumberBeside(contents, label, "before") - 1];
      expect(page, label).toContain(plain(name));
    }
    const index = pages.slice(pageNumberBeside(contents, "Índice alfabético", "before") - 1).join(" ");
    for (const { term, see } of whole.index.flatMap(({ entries }) => entries)) {
      const line = see ? `${term}, véase ${see}` : term;
      const page = pages[pageNumberBeside(index, line, "after") - 1];
      expect(page, line).toContain(plain(see ?? term));
    }
  });
});

for (const { name, year } of catalogues) {
  test(`fichas/${name}.pdf is tagged, A4, under 12 MB, with bookmarks and embedded fonts`, () => {
    const bytes = read(`/fichas/${name}.pdf`);
    expect(bytes.length).toBeLessThan(maxBytes);
    const { Tagged, Title, "Page size": size } = pdfInfo(bytes);
    expect({ Tagged, size }).toEqual({ Tagged: "yes", size: expect.stringContaining("A4") });
    expect(Title).toContain(`Catálogo ${year}`);
    for (const mark of ["/Marked true", "/Lang (es-EC)", "/DisplayDocTitle true", "/PageMode /UseOutlines"]) {
      expect(bytes.includes(mark), mark).toBe(true);
    }
    expect(
      faultyFonts(bytes),
      "fonts that are not embedded as subsets, or whose text cannot be copied",
    ).toEqual([]);
  });
}

test("each PDF catalogue has a page with its download link, its size and its date", () => {
  for (const { name, path, edition } of catalogues) {
    const href = `/fichas/${name}.pdf`;
    const { main } = pageAt(path);
    expect(main.all(`a[href="${href}"][download]`), path).toHaveLength(1);
    expect(edition).toMatch(/^\p{L}+ de \d{4}$/u);
    expect(main.text, path).toContain(`PDF, ${sizeInWords(sentBytes(href))}, ${edition}`);
  }
});

test("the footer of every page links to the whole catalogue", () => {
  for (const { path, page } of everyPage()) {
    expect(page.all(`footer a[href="/fichas/${whole.name}.pdf"]`), path).toHaveLength(1);
  }
});

test("the headings of a PDF catalogue skip no level, and its pictures have a description", () => {
  // Reading the whole catalogue takes too long. The catalogue of a category with a series has every kind of
  // content.
  const hasSeries = ({ sections }: Catalogue) =>
    sections.some(({ sheets }) => sheets.some((sheet) => sheet.kind === "equipment" && sheet.series));
  const { name } = ofCategories.filter(hasSeries).at(-1) ?? whole;
  const bytes = read(`/fichas/${name}.pdf`);
  const structure = pdfStructure(bytes);
  const levels = [...structure.matchAll(/^ *H(\d) /gm)].map(([, level]) => Number(level));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  const figures = structure.match(/^ *Figure/gm) ?? [];
  expect(bytes.toString("latin1").match(/\/Alt \((?!\))/g)).toHaveLength(figures.length);
});

function entriesOf({ sections, areas }: Catalogue): string[] {
  return [
    ...sections.flatMap(({ sheets }) => sheets.map(({ title }) => title)),
    ...sections.flatMap(({ sheets }) =>
      sheets.flatMap((sheet) =>
        sheet.kind === "supply" ? sheet.groups.flatMap(({ items }) => items.map(({ name }) => name)) : [],
      ),
    ),
    ...areas.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows.map(({ name }) => name))),
  ];
}

function sizeInWords(bytes: number): string {
  const [amount, unit] =
    bytes < 1e6 ? [String(Math.round(bytes / 1e3)), "kB"] : [(bytes / 1e6).toFixed(1), "MB"];
  return `${amount.replace(".", ",")} ${unit}`;
}

function pageNumberBeside(text: string, words: string, side: "before" | "after"): number {
  const literal = plain(words).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const found = text.match(side === "before" ? `(\\d+) ${literal} ?` : `${literal} (\\d+)(?: |$)`);
  if (!found) throw new Error(`«${words}» has no page.`);
  return Number(found[1]);
}
