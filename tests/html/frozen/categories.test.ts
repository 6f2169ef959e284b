import { expect, test } from "vitest";
import { frozenPage } from "../../support/frozen-page.ts";
import { type Part, regions, texts } from "../../support/html.ts";

type Category = {
  name: string;
  /** What the grid lists, in order. */
  grid: string[];
  /** What the menu lists, where that is something else. */
  menu?: string[];
};

const categories: Record<string, Category> = {
  "dos-marcas": { name: "DOS MARCAS", grid: ["medidor-uno", "medidor-dos", "medidor-diez", "test-list"] },
  "con-alias": {
    name: "CON ALIAS",
    grid: ["analizador-seis", "analizador-tres", "analizador-ocho", "serie-eme", "test-list"],
  },
  rapidas: { name: "RÁPIDAS", grid: ["test-list"] },
  "dos-series": { name: "DOS SERIES", grid: ["serie-efe", "serie-ge"] },
  sola: { name: "SOLA", grid: ["balanza"] },
  abc: { name: "ABC", grid: ["columna-alta", "columna-media", "columna-baja"] },
  "sin-escala": { name: "SIN ESCALA", grid: ["equipo-sin-imagen", "equipo-de-nombre-largo"] },
  "menu-o-catalogo": {
    name: "MENÚ O CATÁLOGO",
    grid: ["portatil-uno", "portatil-dos"],
    menu: ["portatil-tres", "portatil-cuatro"],
  },
  utiles: {
    name: "ÚTILES",
    grid: ["recipientes", "proteccion", "mezclas"],
    menu: ["recipientes", "proteccion"],
  },
  vacia: { name: "VACÍA", grid: [] },
};

const hrefs = (links: Part[]) => links.map((link) => link.attribute("href"));

for (const [id, { name, grid }] of Object.entries(categories)) {
  test(`/productos/${id} lists its products and marks itself among the categories`, () => {
    const page = frozenPage(`/productos/${id}`);
    expect(page.heading).toBe(name);
    const list = page.one("nav[aria-label='Categorías']");
    expect(texts(list.all("a"))).toEqual(
      Object.values(categories).map((other) => expect.stringContaining(other.name)),
    );
    expect(hrefs(list.all("a"))).toEqual(Object.keys(categories).map((other) => `/productos/${other}`));
    expect(list.one("[aria-current]").name).toBe(
      `${name}${grid.length} ${grid.length === 1 ? "producto" : "productos"}`,
    );
    expect(list.one("[aria-current]").attribute("aria-current")).toBe("page");

    const cards = page.main.all("article");
    expect(hrefs(cards.flatMap((card) => card.all("a")))).toEqual(
      grid.map((item) => `/productos/${id}/${item}`),
    );
    for (const card of cards) {
      const product = card.one("h2, h3").text;
      expect(card.one("a").name).toBe(`Ver detalles de ${product}`);
      expect(texts(card.all("p")), product).toContainEqual(expect.stringMatching(/.{20}/));
      expect(card.find("img, svg"), product).toBeDefined();
    }
    expect(page.main.text.includes("Próximamente productos en esta categoría.")).toBe(grid.length === 0);
  });
}

test("the menu lists what is meant for it, which is not always what the grid lists", () => {
  const menu = frozenPage("/soporte").one("#menu-productos");
  for (const [id, { grid, menu: listed = grid }] of Object.entries(categories)) {
    const links = menu.all(`a[href^="/productos/${id}/"]`);
    expect(hrefs(links), id).toEqual(listed.map((item) => `/productos/${id}/${item}`));
  }
});

/** Of each filter its options, with how many products each leaves. */
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

test("filters stand only where there is something to filter, with their counts", () => {
  for (const id of Object.keys(categories)) {
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

test("a category ends with what its grid leaves out, and says that it stands in the menu", () => {
  const related = frozenPage("/productos/menu-o-catalogo").region("También en esta área");
  expect(texts(related.all("a"))).toEqual([
    expect.stringContaining("Portátil Tres"),
    expect.stringContaining("Portátil Cuatro"),
  ]);
  expect(related.text).toContain("Desde el menú de productos");
});

test("a category leads to the next one, and the last one to the first", () => {
  for (const [id, next] of [
    ["menu-o-catalogo", "utiles"],
    ["vacia", "dos-marcas"],
  ] as const) {
    const link = frozenPage(`/productos/${id}`).one("nav[aria-label='Categoría siguiente'] a");
    expect(link.attribute("href")).toBe(`/productos/${next}`);
  }
});

test("the instruments of a category stand on one line, each a link with its figure", () => {
  const line = frozenPage("/productos/con-alias").main.all("ul")[0];
  const links = line?.all("a") ?? [];
  expect(links).toHaveLength(4);
  expect(links[0]?.name).toBe("Analizador Serie Eme, hasta 180 pruebas por hora");
  expect(links[2]?.name).toBe("Analizador Seis, 450 pruebas por hora");
});

test("the leaders of a category's line point at the true place of each figure", () => {
  const ends = frozenPage("/productos/con-alias")
    .main.all("svg[data-bench=wide] path")
    .map((path) => Number(path.attribute("d")?.match(/H([\d.]+)/)?.[1]));
  expect(ends.toSorted((a, b) => a - b)).toEqual([300, 333, 750, 1000]);
});

test("a category without figures has no tool for the workload, one with a single instrument no line", () => {
  const named = (part: Part) => regions(part).map(({ name }) => name);
  expect(named(frozenPage("/productos/con-alias").main)).toContain("¿Cuál le alcanza?");
  expect(named(frozenPage("/productos/vacia").main)).not.toContain("¿Cuál le alcanza?");
  const { main } = frozenPage("/productos/sola");
  expect(main.all("svg[data-bench=wide] path")).toHaveLength(0);
  expect(main.one("article h2, article h3").text).toBe("Balanza Sola");
});
