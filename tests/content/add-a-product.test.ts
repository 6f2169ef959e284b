/** Adds two products as files. The site derives all their pages and list entries from these files. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stringify } from "yaml";
import { listAddresses } from "#app/content/addresses.ts";
import { searchIndex } from "#app/content/outputs/search-index.ts";
import { openSite, type WholeSite } from "#app/content/site.ts";
import { categoryLinks, categoryView } from "#app/content/views/category.ts";
import { layoutView } from "#app/content/views/layout.ts";
import { productPage } from "#app/content/views/product.ts";
import { createEngine } from "#app/features/search/engine/engine.ts";
import { keepTogether } from "#app/lib/text/keep-together.ts";
import { sitemap } from "../../tools/hosts/sitemap.ts";
import { copyOfCatalogue } from "./broken-copy.ts";

let root: string;
let before: WholeSite;
let after: WholeSite;

const path = "/productos/abc/columna-h200";
const product = {
  kind: "product",
  name: "Columna H200",
  category: "abc",
  brand: "cima",
  order: 4,
  listed: "everywhere",
  summary: "Un resultado en 80 s, con 100 posiciones de muestra.",
  lead: "Columna inventada con 100 posiciones de muestra.",
  picture: {
    file: "/images/columna-h200.webp",
    alt: "Dibujo de una columna de mesa con bandeja de cien tubos",
  },
  headline: "result-time",
  figures: ["result-time", "sample-positions"],
  specifications: [
    { parameter: "result-time", amount: 80 },
    { parameter: "sample-positions", amount: 100 },
    { parameter: "precision", lessThan: 1.5 },
  ],
  features: ["100 posiciones de muestra reciben la lista del día en una sola carga."],
  updated: "2026-12-01",
  seo: {
    title: "Columna H200, equipo inventado",
    description: "Ficha de Columna H200: un resultado en 80 s y 100 posiciones de muestra.",
  },
};

/** Only the fields that the schema requires. */
const minimal = {
  kind: "product",
  name: "Equipo sin ficha",
  category: "sola",
  order: 2,
  listed: "catalogue",
  summary: product.summary,
  lead: product.lead,
  updated: product.updated,
  seo: {
    title: "Equipo sin ficha",
    description: "Equipo sin ficha: lo mínimo que un producto debe decir de sí mismo.",
  },
};

beforeAll(() => {
  root = copyOfCatalogue();
  mkdirSync(join(root, ".cache"));
  const picture = { hash: "0123abcd", width: 1440, height: 1080, tone: "#cccccc" };
  writeFileSync(join(root, ".cache/pictures.json"), JSON.stringify({ "columna-h200": picture }));
  before = openSite(root);

  cpSync("tests/fixtures/images/equipo-azul.webp", join(root, "images/columna-h200.webp"));
  writeFileSync(join(root, "content/products/columna-h200.yaml"), stringify(product));
  writeFileSync(join(root, "content/products/equipo-sin-ficha.yaml"), stringify(minimal));
  after = openSite(root);
});

afterAll(() => rmSync(root, { recursive: true }));

test("a new product has a page with its figures in Spanish notation", () => {
  expect(productPage(before, "columna-h200")).toBeUndefined();
  expect(productPage(after, "columna-h200")).toMatchObject({
    name: "Columna H200",
    brand: "Marca Cima",
    path,
    picture: { name: "columna-h200", width: 1440 },
    figures: [{ number: "80", unit: "s" }, { number: "100" }],
    category: { label: "ABC", to: "/productos/abc" },
    specifications: expect.arrayContaining([
      { parameter: "Precisión (CV)", number: "<\u00a01,5", unit: "%" },
    ]),
    features: product.features.map(keepTogether),
  });
});

test("the grid of the category lists and counts the new product", () => {
  expect(categoryView(after, "abc")?.cards.at(-1)).toMatchObject({
    name: "Columna H200",
    path,
    summary: keepTogether(product.summary),
    reading: { number: "80", unit: "s" },
  });
  const count = (site: WholeSite) => categoryLinks(site).find((link) => link.id === "abc")?.count;
  expect(count(after)).toBe((count(before) ?? 0) + 1);
});

test("the menu lists the new product with its most important figure", () => {
  const items = layoutView(after)
    .menuColumns.flat()
    .find((group) => group.id === "abc")?.items;
  expect(items?.at(-1)).toEqual({ label: "Columna H200", to: path, figure: "80\u00a0s" });
});

test("the new product and the others of its category list each other as related", () => {
  const related = (id: string) => productPage(after, id)?.related.map((card) => card.name);
  expect(related("columna-h200")).toEqual(["Columna Alta", "Columna Media", "Columna Baja"]);
  for (const other of ["columna-alta", "columna-media", "columna-baja"]) {
    expect(related(other), other).toContain("Columna H200");
  }
});

test("the search finds the new product by its name and by words for its category", () => {
  const found = (site: WholeSite, query: string) =>
    createEngine(searchIndex(site))
      .search(query)
      .groups.flatMap((group) => group.hits.map((hit) => hit.document.path));
  for (const query of ["h200", "columna h-200", "cn1c"]) {
    expect(found(before, query), query).not.toContain(path);
    expect(found(after, query), query).toContain(path);
  }
  expect(found(after, "h200")[0]).toBe(path);
});

test("the scale of the product family includes the new product", () => {
  const marks = productPage(after, "columna-h200")?.family?.marks;
  expect(marks?.[0]).toMatchObject({ number: "80", current: true });
});

test("a new product adds exactly one address, which the sitemap lists with its date", () => {
  const own = { path, canonical: path, kind: "product", id: "columna-h200", updated: "2026-12-01" };
  const minimalPath = "/productos/sola/equipo-sin-ficha";
  const rest = listAddresses(after).filter((item) => ![path, minimalPath].includes(item.path));
  expect(listAddresses(after)).toContainEqual(own);
  expect(rest).toEqual(listAddresses(before));
  expect(sitemap("https://x.example", listAddresses(after))).toContain(
    `<url><loc>https://x.example${path}</loc><lastmod>2026-12-01</lastmod></url>`,
  );
});

test("a product with only the required fields gets general texts and a drawing", () => {
  const { features, specifications, cta } = after.productTexts;
  const page = productPage(after, "equipo-sin-ficha");
  expect(page).toMatchObject({ features, cta, figures: [], elevation: "bench" });
  expect(page?.picture).toBeUndefined();
  expect(page?.specifications).toHaveLength(specifications.length);
  expect(page?.specifications).toContainEqual({
    parameter: "Certificación de la empresa",
    number: "ISO 9001",
  });
  const [, card] = categoryView(after, "sola")?.cards ?? [];
  expect(card).toMatchObject({ name: "Equipo sin ficha", elevation: "bench", picture: undefined });
});
