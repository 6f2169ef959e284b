import { describe, expect, test } from "vitest";
import { entryPath } from "#app/content/catalogue/addresses.ts";
import { publishedSize } from "#app/content/catalogue/equipment.ts";
import type { Entry } from "#app/content/catalogue/site.ts";
import type { Equipment } from "#app/content/schema/files.ts";
import type { Specification } from "#app/content/schema/quantities.ts";
import { site } from "#app/content/site.ts";
import { formatNumber } from "#app/lib/text/format.ts";
import { builtPages, pageAt, sentBytes } from "../support/built-site.ts";
import { expectValue, labelOf, onRequestLabels } from "../support/figures.ts";
import { type Part, pairs, table } from "../support/html.ts";
import { plain } from "../support/plain.ts";

const content = site();
const { productTexts } = content;
const relatedLimit = 6;

for (const product of content.products) {
  const path = entryPath(product);
  describe(`the page of ${product.name}`, () => {
    const main = pageAt(path).main;

    test("shows its name, its description and its picture", () => {
      expect(pageAt(path).heading).toBe(plain(product.name));
      expect(main.text).toContain(plain(product.lead));
      const brand = content.brands.find(({ id }) => id === product.brand)?.name ?? product.maker;
      if (brand) expect(main.all("p").map((part) => part.text)).toContain(plain(brand));
      const figure = main.find("figure");
      expect(figure?.find("img, svg"), "picture or drawing").toBeDefined();
    });

    test("has a table with every value of its file, followed by the general services", () => {
      const data = table(main, "Especificaciones técnicas");
      expect(data.all("th[scope=col]").map((head) => head.text)).toEqual(["Parámetro", "Valor"]);
      const own = product.specifications ?? productTexts.specifications;
      const shown = data.all("tbody tr");
      const onRequest = shown.filter((row) => row.find("td a[href^='/contacto']"));
      const stated = shown.filter((row) => !onRequest.includes(row));
      const rows = [...own, ...productTexts.service];
      expect(stated.map((row) => row.one("th").text)).toEqual(rows.map((row) => plain(labelOf(row))));
      for (const [index, row] of rows.entries()) expectValue(stated[index]?.one("td").text, row);
      expect(onRequest.map((row) => row.one("th").text)).toEqual(onRequestLabels(product).map(plain));
    });

    test("shows the figures that its file lists; a series shows cards of its models", () => {
      if (product.kind === "series") {
        const models = content.modelsOf(product.id);
        return expect(main.all("article dl").length > 0).toBe(models.length > 0);
      }
      const shown =
        main
          .find("dl:not(article dl)")
          ?.all("dd")
          .map((part) => part.text) ?? [];
      const chosen = (product.figures ?? []).map((name) => rowOf(product, name));
      expect(shown).toHaveLength(chosen.length);
      for (const [index, row] of chosen.entries()) expectNumbers(shown[index] ?? "", row);
    });

    test("lists its features", () => {
      const heading = main.all("h2").findIndex((part) => part.text === "Características destacadas");
      expect(heading).toBeGreaterThanOrEqual(0);
      const features = (product.features ?? productTexts.features).map(plain);
      expect(main.all("h2 + ul").map((list) => list.all("li").map((item) => item.text))).toContainEqual(
        features,
      );
    });

    test("has three links to the contact form, each with the name of the product", () => {
      const requests = main.all("a").filter((link) => link.name === "Solicitar más información");
      expect(requests).toHaveLength(3);
      for (const link of requests) {
        const url = new URL(link.attribute("href") ?? "", content.company.site);
        expect(url.pathname).toBe("/contacto");
        expect(url.searchParams.get("sobre")).toBe(product.name);
      }
    });

    test("links back to its category or series", () => {
      const last = pageAt(path).all("nav[aria-label='Ruta de navegación'] a").at(-1);
      const back = main.all("a").filter((link) => /^Volver a /.test(link.name));
      expect(back.map((link) => link.attribute("href"))).toEqual([last?.attribute("href")]);
      expect(back[0]?.name.toLowerCase()).toBe(`volver a ${last?.text.toLowerCase()}`);
    });

    test("shows other products of its category, models of the same series first", () => {
      const names = relatedTo(product).map((entry) => plain(entry.name));
      const region = main.find("section[aria-labelledby=relacionados]");
      expect(region?.all("article h3").map((heading) => heading.text) ?? []).toEqual(names);
      if (region) expect(region.name).toBe("Productos Relacionados");
      for (const [index, card] of (region?.all("article") ?? []).entries()) {
        const link = card.one("a");
        expect(link.name).toBe(`Ver detalles de ${names[index]}`);
        expect(link.text).toBe("Ver detalles");
      }
    });

    test("links to the panel of laboratory tests that it runs, if there is one", () => {
      const own = [product, ...content.modelsOf(product.id)].map(({ id }) => id);
      const panels = content.panels.filter(
        (panel) => panel.kind === "test-panel" && panel.analyzers.some((id) => own.includes(id)),
      );
      for (const panel of panels.slice(0, 1)) {
        expect(main.all(`a[href="${entryPath(panel)}"]`).map((link) => link.name)).toContain(
          plain(panel.name),
        );
      }
    });

    test("shows its figure on the scale of its category, if other products have figures there", () => {
      // A series may have a scale of its own, with one mark for each model.
      const stage = main.all("section[aria-labelledby=modelos] article");
      const ownScale = stage.some((card) => card.find("li[aria-current]"));
      for (const card of ownScale ? stage : []) expect(card.all("li[aria-current]")).toHaveLength(1);
      const amounts = ownScale ? [] : amountsOnScale(product);
      const region = main.find("section[aria-labelledby=familia]");
      expect(region?.all("li").map((item) => digits(item.text.split(" ")[0] ?? "")) ?? []).toEqual(
        amounts.map((amount) => digits(String(amount))),
      );
      if (region) expect(region.all("li[aria-current]"), "its own place").toHaveLength(1);
    });

    test("shows its sections in the specified order", () => {
      const shown = main
        .all("[aria-labelledby], table")
        .map((part) => part.attribute("aria-labelledby") ?? "tabla");
      const order = [
        "a-bordo",
        "cabe",
        "familia",
        "tabla",
        "que-se-pide",
        "camino",
        "relacionados",
        "llamada",
      ];
      if (product.kind === "series") return expect(shown).not.toContain("cabe");
      expect(shown).toEqual(order.filter((name) => shown.includes(name)));
      expect(shown).toEqual(expect.arrayContaining(["cabe", "tabla", "camino"]));
      expect(shown.includes("a-bordo")).toBe(product.callouts !== undefined);
      expect(shown.includes("que-se-pide")).toBe(content.testsOf(product.id).length > 0);
    });

    test("draws a floor plan if its size is published, and otherwise links to the contact form", () => {
      if (product.kind === "series") return;
      const size = publishedSize(product);
      const plan = main.one("section[aria-labelledby=cabe]");
      const link = plan.all("a").map((part) => part.name);
      expect(link).toEqual(size ? [] : ["Consultar dimensiones"]);
      if (!size) return;
      expect(plan.text).toContain(`${plainNumber(size.width)} × ${plainNumber(size.depth)}`);
      expect(plan.text).toContain("No incluye el espacio de servicio");
      expect(plan.text).toMatch(/Cabe: quedan \d+ cm de ancho y \d+ cm de fondo/);
      expect(plan.text).toContain(`Su lado menor mide ${plainNumber(Math.min(size.width, size.depth))} cm`);
    });

    test("shows the number of its laboratory tests, their tubes, and the steps from quote to support", () => {
      if (product.kind === "series") return;
      const { quote, support, result, agreed } = productTexts.way;
      const way = main.one("section[aria-labelledby=camino]").text;
      for (const text of [quote.text, support.text, agreed]) expect(way).toContain(plain(text));
      const minutes = product.specifications?.find((row) => row.parameter === "first-result");
      expect(way.includes(plain(result.text))).toBe(minutes !== undefined);
      const tests = content.testsOf(product.id);
      const order = main.find("section[aria-labelledby=que-se-pide]");
      for (const { samples } of tests) {
        const tube = samples[0]?.container.item?.item.name;
        if (tube) expect(order?.text).toContain(plain(tube));
      }
      if (order) expect(order.text).toContain(String(tests.length));
    });

    test("links to its data sheet, with type and size, and to its brochure if it has one", () => {
      expectDownload(main, `/fichas/${product.id}.pdf`, "Descargar especificaciones");
      const brochures = main.all("a[href$='-brochure.pdf']");
      const hasBrochure = product.kind === "model" && product.brochure === true;
      // On a phone a second link is below the figures. A series links to the brochures of its models.
      if (product.kind !== "series") expect(brochures).toHaveLength(hasBrochure ? 2 : 0);
      for (const link of brochures) {
        if (hasBrochure) expectDownload(main, `/fichas/${product.id}-brochure.pdf`, "Descargar Brochure");
        expect(link.attribute("target")).toBe("_blank");
        expect(link.attribute("rel")).toBe("noopener");
      }
      for (const link of main.all(`a[href="/fichas/${product.id}.pdf"]`)) {
        expect(link.attribute("target")).toBeUndefined();
      }
    });
  });
}

describe("a series", () => {
  for (const series of content.products.filter((product) => product.kind === "series")) {
    const main = pageAt(entryPath(series)).main;

    test(`${series.name} has a card for each of its models, with its figures and a link`, () => {
      const models = content.modelsOf(series.id);
      const cards = main.all("section[aria-labelledby=modelos] article");
      expect(cards.map((card) => card.one("h3").text)).toEqual(
        models.map((model) => plain(model.shortName ?? model.name)),
      );
      for (const [index, model] of models.entries()) {
        const card = cards[index];
        expect(card?.text).toContain(plain(model.target));
        expect(card?.text).toContain(plain(model.summary));
        expect(card?.all("a")[0]?.attribute("href")).toBe(entryPath(model));
        const shown = card ? pairs(card.one("dl")) : {};
        for (const name of model.cardParameters) {
          const label = plain(content.parameters[name]?.label ?? name);
          expectNumbers(
            shown[label]?.replace(/ (Ficha del modelo|Catálogo de la serie)$/, "") ?? "",
            rowOf(model, name),
          );
        }
      }
    });

    test(`${series.name} lists Modelos Disponibles with every figure of the series data`, () => {
      const data = table(
        pageAt(entryPath(series)).region("Modelos Disponibles"),
        "Datos de catálogo de la serie",
      );
      expect(data.all("th[scope=col]").map((head) => head.text)).toEqual([
        "Parámetro",
        ...series.catalogueModels.map((model) => plain(model.name)),
      ]);
      for (const [index, model] of series.catalogueModels.entries()) {
        for (const row of model.specifications) {
          const label = plain(content.parameters[row.parameter]?.label ?? row.parameter);
          const line = data.all("tbody tr").find((part) => part.one("th").name.startsWith(label));
          expectNumbers(line?.all("td")[index]?.name ?? "", row);
        }
      }
    });
  }

  test("is the only kind of page with Modelos Disponibles", () => {
    const series = new Set(content.products.filter(({ kind }) => kind === "series").map(({ id }) => id));
    for (const { path, kind, id = "", page } of builtPages()) {
      const isSeries = kind === "series" && series.has(id);
      const shows = page.main.all("h2").some((heading) => heading.text === "Modelos Disponibles");
      expect(shows, path).toBe(isSeries);
    }
  });
});

function plainNumber(value: number): string {
  return plain(formatNumber(value));
}

function rowOf(product: Equipment, name: string): Specification {
  const row = product.specifications?.find((item) => item.parameter === name);
  if (!row) throw new Error(`${product.id} has no «${name}».`);
  return row;
}

function expectNumbers(text: string, row: Specification) {
  expectValue(text, { ...row, note: undefined });
}

function relatedTo(product: Equipment): Entry[] {
  const inCategory = content.entriesOf(product.category);
  if (product.kind !== "model")
    return inCategory.filter(({ id }) => id !== product.id).slice(0, relatedLimit);
  const siblings = content.modelsOf(product.series).filter(({ id }) => id !== product.id);
  return [...siblings, ...inCategory.filter(({ id }) => id !== product.series)].slice(0, relatedLimit);
}

/** Returns [] if the scale would have only one amount, or if it would lack this product's amount. */
function amountsOnScale(product: Equipment): number[] {
  const parameter = content.category(product.category)?.scale?.parameter;
  const amountOf = (item: Equipment) => {
    const row = item.specifications?.find((candidate) => candidate.parameter === parameter);
    return row && (row.amount ?? row.to ?? row.atLeast ?? row.lessThan ?? row.upTo);
  };
  const others = content.products.filter(
    ({ category, kind }) => category === product.category && kind !== "series",
  );
  const own = product.kind === "series" ? content.modelsOf(product.id) : [product];
  const amounts = new Set(others.flatMap((item) => amountOf(item) ?? []));
  return amounts.size > 1 && own.some((item) => amountOf(item) !== undefined)
    ? [...amounts].sort((a, b) => a - b)
    : [];
}

function digits(text: string): string {
  return text.replace(/\D/g, "");
}

function expectDownload(main: Part, href: string, label: string) {
  const kilobytes = Math.round(sentBytes(href) / 1000);
  const links = main.all(`a[href="${href}"]`);
  expect(links).not.toHaveLength(0);
  for (const { name } of links) expect(name.startsWith(`${label} PDF · ${kilobytes} kB`), name).toBe(true);
}
