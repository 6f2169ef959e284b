import { describe, expect, test } from "vitest";
import { entryPath } from "#app/content/catalogue/addresses.ts";
import { specificationRows } from "#app/content/catalogue/cards.ts";
import { listSheets } from "#app/content/outputs/sheets.ts";
import type { Equipment } from "#app/content/schema/files.ts";
import { site } from "#app/content/site.ts";
import { type ProductPage, productPage } from "#app/content/views/product.ts";
import { inWords, withPrefix } from "#app/lib/text/format.ts";
import { files, pageAt, read } from "../support/built-site.ts";
import { expectValue, labelOf, onRequestLabels } from "../support/figures.ts";
import { faultyFonts, pdfInfo, pdfStructure, pdfText } from "../support/pdf.ts";
import { plain } from "../support/plain.ts";

const content = site();
const { company, productTexts } = content;
const sheets = listSheets(content);
const service = specificationRows(content, productTexts.service);
const months = ["Ene", "Feb", "Mar", "Abr", "May", "Jun", "Jul", "Ago", "Sept", "Oct", "Nov", "Dic"];

test("every product, supply and rapid panel has a data sheet; only some models have a brochure", () => {
  const names = [
    ...content.products.map((product) => product.id),
    ...content.supplies.map((supply) => supply.id),
    ...content.panels.filter(({ kind }) => kind === "rapid-panel").map((panel) => panel.id),
    ...content.products.filter(hasBrochure).map((product) => `${product.id}-brochure`),
  ];
  const built = files.filter((file) => /^\/fichas\/(?!prueba-|catalogo)/.test(file));
  expect(built.sort()).toEqual(names.map((name) => `/fichas/${name}.pdf`).sort());
  expect(sheets.map(({ name }) => name).sort()).toEqual(names.sort());
});

for (const product of content.products) {
  const page = pageOf(product);
  for (const name of [product.id, ...(hasBrochure(product) ? [`${product.id}-brochure`] : [])]) {
    describe(`fichas/${name}.pdf`, () => {
      const bytes = read(`/fichas/${name}.pdf`);
      const text = pdfText(bytes);

      test(`contains the texts of the page of ${product.name}`, () => {
        expect(text).toContain(plain(page.name));
        expect(text).toContain(plain(page.lead));
        for (const { prefix = "", number, unit = "", label } of page.figures) {
          // Ignores spaces, because pdftotext does not always detect the narrow space before a unit.
          expect(withoutSpaces(text), "figure").toContain(withoutSpaces(`${prefix}${number}${unit}${label}`));
        }
        for (const { parameter, ...value } of [...page.specifications, ...service]) {
          // Colons are ignored, because some rows have one: «Capacitación: Incluida».
          expect(text.replaceAll(": ", " "), "row").toContain(
            plain(`${parameter} ${inWords(value)}`).replaceAll(": ", " "),
          );
        }
        for (const feature of page.features) expect(text, "feature").toContain(plain(feature));
        for (const note of page.notes) expect(text, "note").toContain(plain(note));
        for (const mark of page.family?.marks ?? []) {
          expect(text, "family").toContain(plain(`${mark.number} ${mark.label}`));
        }
        expectSeries(text, page);
      });

      test(`has every figure of ${product.name} as text, with prefix and unit`, () => {
        for (const row of product.specifications ?? productTexts.specifications) {
          const label = plain(labelOf(row));
          const places = text
            .split(label)
            .slice(1)
            .map((rest) => rest.slice(0, 200));
          expect(places.length, label).toBeGreaterThan(0);
          expect(
            places.some((place) => states(place, row)),
            label,
          ).toBe(true);
        }
      });

      test("lists under «A solicitud» the values that the product does not state", () => {
        const [, offered = ""] = text.split(/ A solicitud /);
        const onRequest = onRequestLabels(product).map((label) => plain(label).toLowerCase());
        for (const label of onRequest) expect(offered.toLowerCase(), label).toContain(label);
        expect(text.includes(" A solicitud ")).toBe(onRequest.length > 0);
      });

      testCommonParts({
        bytes,
        text,
        title: product.name,
        path: entryPath(product),
        updated: product.updated,
      });
    });
  }
}

for (const supply of content.supplies) {
  describe(`fichas/${supply.id}.pdf`, () => {
    const bytes = read(`/fichas/${supply.id}.pdf`);
    const text = pdfText(bytes);

    test(`lists every product of ${supply.name}, as its page does`, () => {
      const { main } = pageAt(entryPath(supply));
      for (const group of supply.groups) {
        expect(text).toContain(plain(`${group.name} ${group.line}`));
        for (const item of group.products) {
          for (const words of wordsOf(item)) {
            expect(text, item.name).toContain(words);
            // If all products of a group share a badge, the page states it once, in lower case.
            expect(main.text.toLowerCase(), item.name).toContain(words.toLowerCase());
          }
        }
      }
    });

    testCommonParts({ bytes, text, title: supply.name, path: entryPath(supply), updated: supply.updated });
  });
}

for (const panel of content.panels.flatMap((each) => (each.kind === "rapid-panel" ? [each] : []))) {
  describe(`fichas/${panel.id}.pdf`, () => {
    const bytes = read(`/fichas/${panel.id}.pdf`);
    const text = pdfText(bytes);

    test(`lists every laboratory test of ${panel.name}, as its page does`, () => {
      const { main } = pageAt(entryPath(panel));
      for (const group of panel.groups) {
        expect(text).toContain(plain(group.name));
        for (const words of group.tests.flatMap(wordsOf)) {
          expect(text).toContain(words);
          expect(main.text).toContain(words);
        }
      }
    });

    testCommonParts({ bytes, text, title: panel.name, path: entryPath(panel), updated: panel.updated });
  });
}

function wordsOf(item: object): string[] {
  return Object.entries(item)
    .filter(([field]) => !["synonyms", "tests", "cap", "icon", "drawing", "brands"].includes(field))
    .flatMap(([, value]) => (typeof value === "string" || Array.isArray(value) ? value : []))
    .map(plain);
}

type SheetFile = { bytes: Buffer; text: string; title: string; path: string; updated: string };

function testCommonParts({ bytes, text, title, path, updated }: SheetFile) {
  test("states the issuer, the date, the contact data and its web page", () => {
    const { phone, whatsapp, email, address } = company;
    for (const line of [company.name, phone.display, whatsapp.display, email, address.street, path]) {
      expect(text).toContain(plain(line));
    }
    const [year = "", month = ""] = updated.split("-");
    expect(text).toContain(`${months[Number(month) - 1]}. ${year}`);
    const { Pages, Title, Author } = pdfInfo(bytes);
    expect(text).toContain(`Pág. ${Pages} de ${Pages}`);
    expect(plain(Title ?? "")).toContain(plain(title));
    expect(Author).toBe(company.name);
    expect(faultyFonts(bytes), "fonts that are not embedded").toEqual([]);
    expect(bytes.length / 1000, "kilobytes").toBeLessThanOrEqual(150);
  });

  test("is tagged, with language, title and headings", () => {
    expect(pdfInfo(bytes).Tagged).toBe("yes");
    for (const mark of ["/Marked true", "/Lang (es-EC)", "/DisplayDocTitle true"]) {
      expect(bytes.includes(mark), mark).toBe(true);
    }
    const structure = pdfStructure(bytes);
    expect(plain(structure)).toContain(`H1 (block) "${plain(title)}" `);
    expect(structure).toMatch(/^ {2}H2/m);
    expect(structure.match(/^ *Link/gm)?.length).toBeGreaterThanOrEqual(3);
    const figures = structure.match(/^ *Figure/gm) ?? [];
    expect(bytes.toString("latin1").match(/\/Alt \((?!\))/g), "described pictures").toHaveLength(
      figures.length,
    );
    const sheet = sheets.find((item) => item.path === path);
    if (sheet?.kind !== "equipment") return;
    const rows = structure.match(/TR\n +TH:\n +\/Scope \/Row\n +".+"\n +TD/g);
    const catalogue = sheet.series?.catalogue.rows ?? [];
    expect(rows, "rows with headers").toHaveLength(sheet.specifications.length + catalogue.length);
  });
}

function hasBrochure(product: Equipment): boolean {
  return product.kind === "model" && product.brochure === true;
}

function withoutSpaces(text: string): string {
  return plain(text).replaceAll(" ", "");
}

function states(...value: Parameters<typeof expectValue>): boolean {
  try {
    expectValue(...value);
    return true;
  } catch {
    return false;
  }
}

function pageOf(product: Equipment): ProductPage {
  const page = productPage(content, product.id);
  if (!page) throw new Error(`${product.id} has no page.`);
  return page;
}

function expectSeries(text: string, { series }: ProductPage) {
  if (!series) return;
  for (const model of series.models) {
    expect(text, "model").toContain(
      plain(`${model.shortName ?? model.name} ${model.target} ${model.summary}`),
    );
    for (const figure of model.data) {
      expect(text, model.name).toContain(plain(`${figure.label} ${withPrefix(figure)} ${figure.unit ?? ""}`));
    }
  }
  for (const { title, text: line } of series.highlights ?? []) {
    expect(text).toContain(plain(`${title} ${line}`));
  }
  const { names, rows } = series.catalogue;
  expect(text).toContain(plain(names.join(" ")));
  for (const cell of rows.flatMap((row) => row.cells)) {
    if (!cell) continue;
    const value = "list" in cell ? cell.list.join(" ") : `${withPrefix(cell)} ${cell.unit ?? ""}`;
    expect(text, "series data").toContain(plain(value));
  }
}
