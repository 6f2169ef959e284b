import { expect, test } from "vitest";
import { fixture } from "../../support/fixture.ts";
import { frozenPage } from "../../support/frozen-page.ts";
import { type Part, regions, texts } from "../../support/html.ts";

const hrefs = (links: Part[]) => links.map((link) => link.attribute("href"));

test("a category without products says that products will come", () => {
  const { main } = frozenPage("/productos/vacia");
  expect(main.all("article")).toHaveLength(0);
  expect(main.text).toContain("Próximamente productos en esta categoría.");
  expect(main.one("nav[aria-label='Categorías'] [aria-current=page]").name).toBe("VACÍA0 productos");
});

test("the field `listed` decides whether a product is in the menu, in the grid or in both", () => {
  const path = "/productos/menu-o-catalogo";
  const page = frozenPage(path);
  expect(hrefs(page.main.all("article a"))).toEqual([`${path}/portatil-uno`, `${path}/portatil-dos`]);
  expect(hrefs(page.all(`#menu-productos a[href^="${path}/"]`))).toEqual([
    `${path}/portatil-tres`,
    `${path}/portatil-cuatro`,
  ]);
});

const options: Record<string, Record<string, [string, string][]>> = {
  "dos-marcas": {
    Marca: [
      ["Marca Alba", "2 productos"],
      ["Marca Hoja", "1 producto"],
    ],
    "Rendimiento (pruebas/h)": [
      ["Hasta 600", "2 productos"],
      ["Más de 1.000", "1 producto"],
    ],
  },
  "con-alias": {
    "Rendimiento (pruebas/h)": [
      ["Hasta 200", "2 productos"],
      ["Más de 400", "2 productos"],
    ],
    "Tamaño del laboratorio": [
      ["Pequeño", "1 producto"],
      ["Mediano", "3 productos"],
      ["Grande", "3 productos"],
    ],
  },
  abc: {
    "Tiempo por resultado (s)": [
      ["50–100", "1 producto"],
      ["Más de 100", "2 productos"],
    ],
  },
};

function nameAndCount(label: Part): [string, string] {
  expect(label.one("input").attribute("type")).toBe("checkbox");
  const count = label.one("span > span:not(.visually-hidden)").text;
  return [label.text.slice(0, -count.length), count];
}

test("a category shows filters with counts, or none if nothing can be filtered", () => {
  for (const id of fixture.categories.map((category) => category.id)) {
    const { main } = frozenPage(`/productos/${id}`);
    const filters = regions(main).filter((region) => region.name === "Filtros");
    expect(filters, id).toHaveLength(id in options ? 1 : 0);
    const groups = filters.flatMap((region) => region.all("fieldset"));
    expect(
      Object.fromEntries(
        groups.map((group) => [group.one("legend").text, group.all("label").map(nameAndCount)]),
      ),
      id,
    ).toEqual(options[id] ?? {});
  }
});

test("a category ends with its menu-only products, a link to compare all and its catalogue", () => {
  const related = frozenPage("/productos/menu-o-catalogo").region("También en esta área");
  expect(texts(related.all("a"))).toEqual([
    expect.stringContaining("Portátil Tres"),
    expect.stringContaining("Portátil Cuatro"),
    expect.stringContaining("Comparar los cuatro equipos"),
    expect.stringContaining("Descargar el catálogo del área"),
  ]);
});

test("a category links to the next category, and the last category to the first", () => {
  for (const [id, next] of [
    ["menu-o-catalogo", "utiles"],
    ["vacia", "dos-marcas"],
  ] as const) {
    const link = frozenPage(`/productos/${id}`).one("nav[aria-label='Categoría siguiente'] a");
    expect(link.attribute("href")).toBe(`/productos/${next}`);
  }
});

test("the drawn instruments of a category link to their pages, and state a figure and a size", () => {
  const bench = frozenPage("/productos/con-alias").main.all("ul")[0];
  const links = bench?.all("a") ?? [];
  expect(links).toHaveLength(4);
  expect(links[0]?.name).toBe("Analizador Serie Eme, hasta 180 pruebas por hora");
  expect(links[2]?.name).toBe("Analizador Seis, 450 pruebas por hora, 148 cm de ancho, 155 de alto");
});

test("a category draws instruments to scale, and says «sin escala» if a size is unpublished", () => {
  const { main } = frozenPage("/productos/con-alias");
  const bench = main.all("ul")[0]?.all("li") ?? [];
  const drawn = bench.map((item) => [
    item.attribute("data-size") !== undefined,
    item.attribute("data-bay") !== undefined,
    item
      .attribute("style")
      ?.match(/--w:([\d.]+);--h:([\d.]+)/)
      ?.slice(1)
      .join(" × "),
  ]);
  expect(drawn.slice(2)).toEqual([
    [true, false, "148 × 155"],
    [true, false, "160 × 150"],
  ]);
  expect(drawn.slice(0, 2).map(([size, bay]) => [size, bay])).toEqual([
    [false, true],
    [false, true],
  ]);
  expect(bench[1]?.text).toContain("Tres, sin escala");
  expect(main.text).toContain("Cada marca del piso mide 10 cm");
});

test("a category without any published size has no scale, and a link asks for the dimensions", () => {
  const { main } = frozenPage("/productos/abc");
  const bench = main.all("ul")[0]?.all("li") ?? [];
  expect(bench).toHaveLength(3);
  for (const item of bench) {
    expect(item.attribute("data-size")).toBeUndefined();
    expect(item.attribute("data-bay")).toBeUndefined();
  }
  expect(main.text).not.toContain("Cada marca del piso");
  const ask = main.all("a").find((link) => link.text === "Consultar dimensiones");
  expect(ask?.attribute("href")).toContain("dato=Dimensiones");
});

test("a category marks the figure of each instrument on one scale, in proportion", () => {
  const ends = frozenPage("/productos/con-alias")
    .main.all("svg[data-bench=wide] path")
    .map((path) => Number(path.attribute("d")?.match(/H([\d.]+)/)?.[1]));
  expect(ends.toSorted((a, b) => a - b)).toEqual([300, 333, 750, 1000]);
});

test("a category without figures has no workload tool; one with a single product has no scale", () => {
  const named = (part: Part) => regions(part).map(({ name }) => name);
  expect(named(frozenPage("/productos/con-alias").main)).toContain("¿Qué equipo cubre su carga?");
  expect(named(frozenPage("/productos/vacia").main)).not.toContain("¿Qué equipo cubre su carga?");
  const { main } = frozenPage("/productos/sola");
  expect(main.all("svg[data-bench=wide] path")).toHaveLength(0);
  expect(main.one("article h2, article h3").text).toBe("Balanza Sola");
});
