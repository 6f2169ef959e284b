import { expect, test } from "vitest";
import { fixture, fixtureAddresses } from "../../support/fixture.ts";
import { frozenPage } from "../../support/frozen-page.ts";
import { linkNamed, type Part, pairs, table, texts } from "../../support/html.ts";
import { plain } from "../../support/plain.ts";

/** The others of the category that «Productos Relacionados» shows; a model's sisters come first. */
const related: Record<string, string[]> = {
  "dos-marcas/medidor-uno": ["Medidor Dos", "Medidor Diez"],
  "dos-marcas/medidor-dos": ["Medidor Uno", "Medidor Diez"],
  "dos-marcas/medidor-diez": ["Medidor Uno", "Medidor Dos"],
  "con-alias/analizador-seis": ["Analizador Tres", "Analizador Ocho", "Analizador Serie Eme"],
  "con-alias/analizador-tres": ["Analizador Seis", "Analizador Ocho", "Analizador Serie Eme"],
  "con-alias/analizador-ocho": ["Analizador Seis", "Analizador Tres", "Analizador Serie Eme"],
  "con-alias/serie-eme": ["Analizador Seis", "Analizador Tres", "Analizador Ocho"],
  "con-alias/serie-eme/eme-dos": [
    ...["Analizador Eme Uno", "Analizador Eme Tres", "Analizador Eme Cuatro"],
    ...["Analizador Seis", "Analizador Tres", "Analizador Ocho"],
  ],
  "dos-series/serie-efe": ["Serie Ge"],
  "dos-series/serie-ge": ["Serie Efe"],
  "dos-series/serie-ge/ge-dos": ["Ge Uno", "Ge Tres", "Serie Efe"],
  "sola/balanza": [],
  "abc/columna-alta": ["Columna Media", "Columna Baja"],
  "abc/columna-media": ["Columna Alta", "Columna Baja"],
  "abc/columna-baja": ["Columna Alta", "Columna Media"],
  "menu-o-catalogo/portatil-uno": ["Portátil Dos", "Portátil Tres", "Portátil Cuatro"],
  "menu-o-catalogo/portatil-dos": ["Portátil Uno", "Portátil Tres", "Portátil Cuatro"],
  "menu-o-catalogo/portatil-tres": ["Portátil Uno", "Portátil Dos", "Portátil Cuatro"],
  "menu-o-catalogo/portatil-cuatro": ["Portátil Uno", "Portátil Dos", "Portátil Tres"],
};

const specifications = (main: Part) => table(main, "Especificaciones técnicas");
const features = (main: Part) =>
  main
    .all("h2 + ul")
    .filter((list) => list.closest("section, div")?.find("h2")?.text === "Características destacadas");

for (const [path, names] of Object.entries(related)) {
  test(`/productos/${path} shows its parts and the others of its category`, () => {
    const { main } = frozenPage(`/productos/${path}`);
    expect(main.find("figure")?.find("img, [role=img]"), "its picture").toBeDefined();
    expect(main.find("dl dd"), "headline figures").toBeDefined();
    const [list, ...others] = features(main);
    expect(others).toHaveLength(0);
    expect(list?.all("li").length).toBeGreaterThanOrEqual(3);
    expect(texts(specifications(main).all("th[scope=col]"))).toEqual(["Parámetro", "Valor"]);
    // At its top, at its end and at the foot of a phone.
    const requests = main.all("a").filter((link) => link.name === "Solicitar más información");
    expect(requests).toHaveLength(3);
    for (const link of requests) expect(link.attribute("href")).toMatch(/^\/contacto\b/);

    const equipment = main
      .all("section[aria-labelledby=relacionados] article")
      .filter((card) => !card.all("*").some(({ text }) => text === "Panel de Pruebas"));
    expect(texts(equipment.map((card) => card.one("h3")))).toEqual(names);
    for (const [index, card] of equipment.entries()) {
      expect(linkNamed(card, `Ver detalles de ${names[index]}`).text).toBe("Ver detalles");
    }
    if (names.length > 0)
      expect(frozenPage(`/productos/${path}`).region("Productos Relacionados")).toBeDefined();
  });
}

test("the analyzers lead to the panel of their category", () => {
  for (const [category, ids] of [
    ["dos-marcas", ["medidor-uno", "medidor-dos", "medidor-diez"]],
    [
      "con-alias",
      ["analizador-seis", "analizador-tres", "analizador-ocho", "serie-eme", "serie-eme/eme-uno"],
    ],
  ] as const) {
    for (const id of ids) {
      const { main } = frozenPage(`/productos/${category}/${id}`);
      expect(main.find(`a[href="/productos/${category}/test-list"]`), id).toBeDefined();
    }
  }
});

const back: [path: string, label: string, to: string][] = [
  ["dos-marcas/medidor-diez", "Volver a dos marcas", "/productos/dos-marcas"],
  ["con-alias/analizador-ocho", "Volver a con alias", "/productos/con-alias"],
  ["rapidas/test-list", "Volver a productos", "/productos"],
  ["rapidas/al-instante", "Volver a productos", "/productos"],
  ["dos-series/serie-ge/ge-dos", "Volver a Serie Ge", "/productos/dos-series/serie-ge"],
  ["con-alias/serie-eme/eme-uno", "Volver a Analizador Serie Eme", "/productos/optica/serie-eme"],
  ["utiles/recipientes", "Volver a útiles", "/productos/utiles"],
  ["utiles/proteccion", "Volver a útiles", "/productos/utiles"],
  ["utiles/mezclas", "Volver a útiles", "/productos/utiles"],
];

test("the pages that lead back say where to", () => {
  for (const [path, label, to] of back) {
    expect(linkNamed(frozenPage(`/productos/${path}`).main, label).attribute("href"), path).toBe(to);
  }
});

test("a series by the other name of its category shows the same page and names its own address as canonical", () => {
  const own = "/productos/con-alias/serie-eme";
  const page = frozenPage("/productos/optica/serie-eme");
  const trail = (of: Part) => of.one("nav[aria-label='Ruta de navegación']");
  const text = ({ main }: typeof page) => main.text.replace(trail(main).text, "");
  expect(text(page)).toBe(text(frozenPage(own)));
  expect(texts(trail(page).all("li"))).toEqual(["Inicio", "Productos", "Óptica", "Analizador Serie Eme"]);
  expect(fixtureAddresses.find((item) => item.path.includes("optica"))?.canonical).toBe(own);
  expect(page.one("link[rel=canonical]").attribute("href")).toMatch(new RegExp(`${own}$`));
});

test("a product without anything of its own shows a drawing, the general features and the general values", () => {
  const { main } = frozenPage("/productos/sin-escala/equipo-sin-imagen");
  expect(main.find("figure")?.find("svg")).toBeDefined();
  expect(main.all("picture"), "that of the other product").toHaveLength(1);
  expect(texts(features(main)[0]?.all("li") ?? [])).toEqual(fixture.productTexts.features.map(plain));
  expect(pairs(specifications(main))).toMatchObject({
    Metodología: expect.stringContaining("la confirma un asesor"),
    "Capacitación del personal": expect.stringContaining("Incluida"),
  });
});

test("a product says who makes it, also when that is no brand of the company, and a series shows its models", () => {
  expect(frozenPage("/productos/menu-o-catalogo/portatil-uno").main.text).toContain("Fabricante Ajeno");
  expect(frozenPage("/productos/menu-o-catalogo/portatil-tres").main.text).toContain("Marca Duna");
  const { main } = frozenPage("/productos/dos-series/serie-ge");
  expect(texts(main.all("h2"))).toContain("Modelos Disponibles");
  for (const id of ["ge-uno", "ge-dos", "ge-tres"]) {
    expect(main.find(`a[href="/productos/dos-series/serie-ge/${id}"]`), id).toBeDefined();
  }
});

/** Beside the picture on wide screens, below it on small ones. */
function downloads(path: string, name: RegExp): Part[] {
  const links = frozenPage(path)
    .main.all("a")
    .filter((link) => name.test(link.name));
  expect(links, `${name} on ${path}`).not.toHaveLength(0);
  return links;
}

test("the brochure of a model opens in another tab and says so; its sheet does not", () => {
  const model = "/productos/dos-series/serie-ge/ge-dos";
  for (const link of downloads(model, /^Descargar Brochure PDF · \d+ kB \(se abre en otra pestaña\)$/)) {
    expect(link.attribute("target")).toBe("_blank");
    expect(link.attribute("rel")).toBe("noopener");
  }
  for (const link of downloads(model, /^Descargar especificaciones PDF · \d+ kB$/)) {
    expect(link.attribute("target")).toBeUndefined();
  }
});

test("a series, a supply line and a product without anything of its own offer their sheets too", () => {
  for (const [path, href] of [
    ["/productos/dos-series/serie-ge", "/fichas/serie-ge.pdf"],
    ["/productos/utiles/mezclas", "/fichas/mezclas.pdf"],
    ["/productos/sin-escala/equipo-sin-imagen", "/fichas/equipo-sin-imagen.pdf"],
  ] as const) {
    for (const sheet of downloads(path, /^Descargar especificaciones/)) {
      expect(sheet.attribute("href"), path).toBe(href);
    }
  }
});

test("a cut-out stands on the floor that its page and its cards draw, a photograph beside it brings its own", () => {
  const page = frozenPage("/productos/dos-marcas/medidor-diez");
  const [hero, ...cards] = page.main.all("img");
  expect(hero?.attribute("src")).toMatch(/^\/media\/equipo-recortado\./);
  expect(hero?.attribute("style")).toBeUndefined();
  expect(cards.length).toBeGreaterThan(0);
  for (const card of cards) expect(card.attribute("style")).toMatch(/^background-color:#/);

  const figures = frozenPage("/productos/dos-marcas").main.all("article figure");
  expect(
    figures.map((figure) => [
      figure
        .one("img")
        .attribute("src")
        ?.match(/equipo-[a-z]+/)?.[0],
      figure.attribute("data-cutout") !== undefined,
    ]),
  ).toEqual([
    ["equipo-azul", false],
    ["equipo-azul", false],
    ["equipo-recortado", true],
  ]);
});
