/** Reads every figure of the specification off the static HTML, on the surface where it belongs. */
import { expect, type Locator, test } from "@playwright/test";
import { type Rows, sheets } from "./figures.ts";
import { series } from "./series-figures.ts";

test.use({ javaScriptEnabled: false });

/** What every sheet adds at its end. */
const service: Rows = {
  "Capacitación del personal": "Incluida",
  "Soporte técnico": "24/7, sin costo durante la garantía",
  Cotización: "Máximo 48 horas laborables",
};

for (const [product, figures] of Object.entries(sheets)) {
  test(`/productos/${product} states its figures`, async ({ page }) => {
    await page.goto(`/productos/${product}`);
    const table = page.getByRole("table", { name: "Especificaciones técnicas" });
    const stated = pairs(
      await table.getByRole("rowheader").allTextContents(),
      await table.getByRole("cell").allTextContents(),
    );
    expect(stated).toMatchObject({ ...figures, ...service });

    const values = Object.values(stated).join(" | ");
    const headline = (await page.locator("main dl dd").allTextContents()).map(plain);
    expect(headline, "headline figures").not.toEqual([]);
    for (const figure of headline) {
      expect(values, `«${figure}» heads the page`).toContain(figure.match(/\d[\d.,–]*/)?.[0] ?? figure);
    }
  });
}

for (const [path, { cards, catalogue }] of Object.entries(series)) {
  test(`${path} gives each model the figures of its page`, async ({ page }) => {
    await page.goto(path);
    for (const [name, { target, data, channels = [] }] of Object.entries(cards)) {
      const card = page
        .getByRole("article")
        .filter({ has: page.getByRole("heading", { name, exact: true, level: 3 }) });
      await expect(card, name).toContainText(target);
      expect(await definitions(card), name).toMatchObject(data);
      await expect(card.getByRole("listitem"), name).toHaveText(channels);
      await expect(card.getByRole("link", { name: `Ver detalles de ${name}`, exact: true })).toBeVisible();
    }
  });

  test(`${path} lists Modelos Disponibles with the series data`, async ({ page }) => {
    await page.goto(path);
    const block = page.getByRole("region", { name: "Modelos Disponibles" });
    const table = block.getByRole("table", { name: /^Datos de catálogo de la serie/ });
    await expect(table).toContainText("La ficha vigente de cada modelo se envía a solicitud.");
    const names = Object.keys(catalogue);
    await expect(table.getByRole("columnheader")).toHaveText(["Parámetro", ...names]);
    for (const [index, name] of names.entries()) {
      for (const [parameter, value] of Object.entries(catalogue[name] ?? {})) {
        const row = table
          .getByRole("row")
          .filter({ has: page.getByRole("rowheader", { name: new RegExp(`^${parameter}`) }) });
        await expect(row.getByRole("cell").nth(index), `${name}: ${parameter}`).toHaveAccessibleName(value);
      }
    }
  });
}

test("the sample volume of the XL-931T is another in the catalogue than on its page", async ({ page }) => {
  await page.goto("/productos/electrolitos");
  const main = page.getByRole("main");
  await expect(main.getByRole("article")).toContainText("Volumen de muestra: 80–150 µL");
  await expect(main).not.toContainText("100–200 µL");
  await page.goto("/productos/electrolitos/xl-931t-caretium");
  await expect(main).not.toContainText("80–150 µL");
});

/** Page, region by its name (or the whole of main), and what it says. */
const statements: [path: string, region: string | undefined, texts: string[]][] = [
  ["/", "Líderes en diagnóstico clínico", ["Desde 2022", "ISO 9001", "24/7", "Calidad garantizada"]],
  [
    "/",
    "En cifras",
    [
      "5+ años de experiencia",
      "100+ clientes satisfechos",
      "10+ marcas representadas",
      "24/7 soporte técnico",
    ],
  ],
  ["/", "Cobertura nacional, a ambos lados de la línea", ["8+ provincias", "100+ clientes"]],
  ["/sobre-nosotros", undefined, ["Desde 2020", "más de 5 años", "más de 10 marcas", "24/7", "ISO 9001"]],
  ["/sobre-nosotros", "Nuestra Historia", ["2020 Fundación", "2022 Expansión", "2025 Consolidación"]],
  ["/contacto", undefined, ["máximo de 48 horas laborables", "máximo de 24 horas", "capacitación completa"]],
  [
    "/soporte",
    undefined,
    ["máximo de 24 horas", "Durante la garantía, el soporte técnico no tiene costo", "capacitación completa"],
  ],
  ["/productos/serologia/test-list", undefined, ["10–15 min", "suero o plasma"]],
  ["/productos/serologia/pruebas-rapidas", undefined, ["10–15 min", "suero o plasma"]],
  ["/productos/serologia", undefined, ["10–15 minutos", "suero o plasma"]],
];

for (const [path, name, texts] of statements) {
  test(`${path} says under «${name ?? "main"}»: ${texts.join(", ")}`, async ({ page }) => {
    await page.goto(path);
    const region = name ? page.getByRole("region", { name, exact: true }) : page.getByRole("main");
    for (const text of texts) await expect(region).toContainText(text);
  });
}

test("the home page and the About page keep their own founding years", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("main")).not.toContainText("2020");
  await page.goto("/sobre-nosotros");
  await expect(page.getByRole("main")).not.toContainText("Desde 2022");
  await expect(page.getByRole("region", { name: "Nuestra Historia" }).getByRole("listitem")).toHaveCount(3);
});

test("the opening hours stand on the contact page", async ({ page }) => {
  await page.goto("/contacto");
  const hours = page.getByRole("table", { name: "Horario de atención" });
  for (const row of ["Lunes a viernes 8:00–18:00", "Sábado 9:00–13:00", "Domingo y feriados Cerrado"]) {
    await expect(hours.getByRole("row", { name: row, exact: true })).toBeVisible();
  }
});

const badges = {
  reactivos: ["18 meses de estabilidad", "Trazabilidad NIST"],
  consumibles: ["Estéril por rayos gamma"],
  recoleccion: ["ISO 13485"],
  equipos: ["CE"],
  vidrio: ["Borosilicato 3.3", "Resiste 500 °C"],
};

for (const [supply, texts] of Object.entries(badges)) {
  test(`/productos/insumos/${supply} has cards with the badges ${texts.join(", ")}`, async ({ page }) => {
    await page.goto(`/productos/insumos/${supply}`);
    for (const text of texts) {
      const card = page.getByRole("article").filter({ has: page.getByText(text, { exact: true }) });
      await expect(card, text).not.toHaveCount(0);
    }
  });
}

async function definitions(part: Locator): Promise<Rows> {
  return pairs(await part.locator("dt").allTextContents(), await part.locator("dd").allTextContents());
}

function pairs(names: string[], values: string[]): Rows {
  return Object.fromEntries(names.map((name, index) => [plain(name), plain(values[index] ?? "")]));
}

/** As a reader sees it: a non-breaking space is a space. */
function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
