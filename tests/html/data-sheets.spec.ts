/** Reads every data sheet as text: what its page says, the sheet says too. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { entryPath } from "#app/content/catalogue/addresses.ts";
import { specificationRows } from "#app/content/catalogue/cards.ts";
import { listSheets } from "#app/content/outputs/sheets.ts";
import type { Equipment } from "#app/content/schema/files.ts";
import { site } from "#app/content/site.ts";
import { modelPage, type ProductPage, productPage } from "#app/content/views/product.ts";
import { withPrefix } from "#app/lib/format.ts";
import { pdfInfo, pdfStructure, pdfText, plain } from "../support/pdf.ts";

const content = site();
const { company } = content;
const sheets = listSheets(content);
const service = specificationRows(content, content.productTexts.service);
const file = (name: string) => readFileSync(`build/client/fichas/${name}.pdf`);

for (const product of content.products) {
  const page = pageOf(product);
  const names = [product.id, ...(page.brochure ? [`${product.id}-brochure`] : [])];
  for (const name of names) {
    test(`fichas/${name}.pdf says what the page of ${product.name} says`, () => {
      const text = pdfText(file(name));
      expect(text).toContain(plain(page.name));
      expect(text).toContain(plain(page.lead));
      for (const { prefix = "", number, unit = "", label } of page.figures) {
        // Set large and close: the narrow space before a small unit is not always copied as one.
        expect(solid(text), "figure").toContain(solid(`${prefix}${number}${unit}${label}`));
      }
      for (const { parameter, value } of [...page.specifications, ...service]) {
        // Service rows may stand as «Capacitación: Incluida».
        expect(text.replaceAll(": ", " "), "row").toContain(
          plain(`${parameter} ${value}`).replaceAll(": ", " "),
        );
      }
      for (const feature of page.features) expect(text, "feature").toContain(plain(feature));
      for (const mark of page.family?.marks ?? []) {
        expect(text, "family").toContain(`${mark.number} ${mark.label}`);
      }
      expectSeries(text, page);
      expectFrame(name, text, product.name, entryPath(product));
      expect(Number(pdfInfo(file(name)).Pages)).toBeLessThanOrEqual(2);
    });
  }
}

for (const supply of content.supplies) {
  test(`fichas/${supply.id}.pdf lists every supply of its page`, () => {
    const text = pdfText(file(supply.id));
    for (const group of supply.groups) {
      expect(text).toContain(plain(`${group.name} ${group.line}`));
      for (const item of group.products) {
        expect(text).toContain(plain(`${item.name} ${item.description} ${item.badges.join(" · ")}`));
      }
    }
    expectFrame(supply.id, text, supply.name, entryPath(supply));
    expect(Number(pdfInfo(file(supply.id)).Pages)).toBe(1);
  });
}

test("every sheet says what its parts are, in its language and under its title", () => {
  test.slow();
  for (const { name, title } of sheets) {
    const bytes = file(name);
    const { Tagged, Title } = pdfInfo(bytes);
    expect(Tagged, name).toBe("yes");
    expect(Title, name).toContain(title);
    for (const mark of ["/Marked true", "/Lang (es-EC)", "/DisplayDocTitle true"]) {
      expect(bytes.includes(mark), `${name}: ${mark}`).toBe(true);
    }
    const structure = pdfStructure(bytes);
    expect(structure, name).toContain(`  H1 (block)\n    "${title}"\n`);
    expect(structure, name).toMatch(/^ {2}H2/m);
    expect(structure.match(/^ *Link/gm)?.length, name).toBeGreaterThanOrEqual(3);
    const figures = structure.match(/^ *Figure/gm) ?? [];
    expect(bytes.toString("latin1").match(/\/Alt \((?!\))/g), `${name}: described pictures`).toHaveLength(
      figures.length,
    );
  }
});

test("the data of a product are a table whose rows have headers", () => {
  test.slow();
  for (const sheet of sheets) {
    if (sheet.kind === "supply") continue;
    const rows = pdfStructure(file(sheet.name)).match(/TR\n +TH:\n +\/Scope \/Row\n +".+"\n +TD/g);
    const catalogue = sheet.series?.catalogue.rows ?? [];
    expect(rows, sheet.name).toHaveLength(sheet.specifications.length + catalogue.length);
  }
});

test("single products fit on one page", () => {
  for (const { id, kind } of content.products) {
    if (kind !== "series") expect(pdfInfo(file(id)).Pages, id).toBe("1");
  }
});

test("data that a sheet leaves open are offered, not invented", () => {
  for (const sheet of sheets) {
    if (sheet.kind === "supply") continue;
    const open = sheet.specifications.find((row) => row.onRequest);
    expect(open?.value, sheet.name).toContain("registro sanitario ARCSA");
    expect(pdfText(file(sheet.name)), sheet.name).toContain(plain(`A solicitud ${open?.value}`));
  }
});

test("signs that the typefaces lack are there as characters", () => {
  expect(pdfText(file("xl-931t-caretium"))).toContain("Na⁺, K⁺, Cl⁻, Li⁺; también Ca²⁺");
  expect(pdfText(file("dymind-ca1200"))).toContain("≥ 200 pruebas/h");
});

test("every page states type and true size of its sheet, and the sheet answers", async ({ request }) => {
  test.slow();
  for (const entry of [...content.products, ...content.supplies]) {
    const path = entryPath(entry);
    const html = await (await request.get(path)).text();
    await expectDownload(request, html, `/fichas/${entry.id}.pdf`, "Descargar especificaciones");
  }
});

test("only the F810 offers a brochure, in another tab", async ({ request }) => {
  for (const product of content.products) {
    const html = await (await request.get(entryPath(product))).text();
    const offered = html.match(/<a [^>]*href="\/fichas\/[^"]*-brochure\.pdf"[^>]*>/g) ?? [];
    expect(offered, product.id).toHaveLength(product.id === "f810" ? 1 : 0);
    for (const tag of offered) expect(tag).toMatch(/target="_blank" rel="noopener"/);
    if (product.id === "f810") {
      await expectDownload(request, html, "/fichas/f810-brochure.pdf", "Descargar Brochure");
    }
  }
});

test("a sheet is asked for anew each time, and a missing one is a 404", async ({ request }) => {
  const headers = (await request.get("/fichas/maglumi-x6.pdf")).headers();
  expect(headers).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
  });
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  expect((await request.get("/fichas/no-existe.pdf")).status()).toBe(404);
});

function solid(text: string): string {
  return text.replace(/\s/g, "");
}

function pageOf(product: Equipment): ProductPage {
  const page = product.kind === "model" ? modelPage(content, product.id) : productPage(content, product.id);
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
  for (const { title, text: line } of series.highlights ?? [])
    expect(text).toContain(plain(`${title} ${line}`));
  const { names, rows } = series.catalogue;
  expect(text).toContain(names.join(" "));
  for (const cell of rows.flatMap((row) => row.cells)) {
    if (!cell) continue;
    const value = "list" in cell ? cell.list.join(" ") : `${withPrefix(cell)} ${cell.unit ?? ""}`;
    expect(text, "series data").toContain(plain(value));
  }
}

/** Who issues it, how to reach them, where the page stands; and what the file says of itself. */
function expectFrame(name: string, text: string, title: string, path: string) {
  const { phone, whatsapp, email, address } = company;
  for (const line of [company.name, phone.display, whatsapp.display, email, address.street, path]) {
    expect(text).toContain(line);
  }
  expect(text).toMatch(/Nov\. 2026/);
  const bytes = file(name);
  const info = pdfInfo(bytes);
  expect(text).toContain(`Pág. ${info.Pages} de ${info.Pages}`);
  expect(info.Title).toContain(title);
  expect(info.Author).toBe(company.name);
  expect(bytes.includes("/Lang (es-EC)")).toBe(true);
  const fonts = execFileSync("pdffonts", ["-"], { input: bytes, encoding: "utf8" }).split("\n").slice(2, -1);
  expect(
    fonts.filter((line) => !/ yes yes yes /.test(line)),
    "fonts that are not embedded",
  ).toEqual([]);
}

async function expectDownload(request: APIRequestContext, html: string, href: string, label: string) {
  const link = html.match(new RegExp(`<a [^>]*href="${href}"[^>]*>(.*?)</a>`))?.[1] ?? "";
  const words = plain(link.replace(/<[^>]*>/g, "").replaceAll("&nbsp;", " "));
  const answer = await request.get(href);
  expect(answer.status(), href).toBe(200);
  expect(answer.headers()["content-type"], href).toBe("application/pdf");
  const kilobytes = Math.round((await answer.body()).length / 1000);
  expect(words, href).toMatch(new RegExp(`^${label} PDF · ${kilobytes} kB`));
  expect(kilobytes, `${href} stays light`).toBeLessThanOrEqual(150);
}
