import { expect, test } from "vitest";
import { frozenPage } from "../../support/frozen-page.ts";
import { linkNamed, regions, texts } from "../../support/html.ts";

/** The groups as their manufacturer calls them. */
const panels = {
  "dos-marcas": { title: "Panel de pruebas de dos marcas", groups: ["Colours", "Codes", "Ions"] },
  "con-alias": {
    title: "Panel de pruebas con alias",
    groups: ["Words", "Lights", "Repeated", "Unique", "Numbered"],
  },
};

for (const [category, { title, groups }] of Object.entries(panels)) {
  const page = frozenPage(`/productos/${category}/test-list`);
  const shown = page.main.all("details");

  test(`the panel of ${category} stands open, group by group`, () => {
    expect(page.heading).toBe(title);
    expect(texts(shown.map((group) => group.one("summary")))).toEqual(
      groups.map((name) => expect.stringContaining(name)),
    );
    expect(page.main.all("details[open]")).toHaveLength(groups.length);
    for (const group of shown) expect(group.all("li").length).toBeGreaterThan(0);
  });

  test(`each group of the panel of ${category} has an icon of its own, also the one that names none`, () => {
    const icons = shown.map((group) => group.one("summary > svg:first-child > use").attribute("href"));
    expect(new Set(icons).size).toBe(groups.length);
  });
}

test("every group of a panel names the analyzers that run its tests", () => {
  const analyzers = (category: string) =>
    frozenPage(`/productos/${category}/test-list`)
      .main.all("details")
      .map((group) => {
        const line = group
          .all("p")
          .find(({ text }) => text.startsWith("Disponibles, según configuración, en:"));
        return { name: group.one("summary h2").text, links: texts(line?.all("a") ?? []) };
      });
  for (const { name, links } of analyzers("con-alias")) expect(links, name).toHaveLength(7);
  expect(analyzers("dos-marcas")).toContainEqual({
    name: "Iones de dos equipos",
    links: ["Medidor Uno", "Medidor Dos"],
  });
});

const rapidTests = {
  "Grupo Petróleo": ["Lluvia", "Viento", "Nieve"],
  "Grupo Ámbar": ["Arena", "Polvo"],
  "Grupo Hoja": ["Selva"],
  "Grupo Violeta": ["Amatista"],
};

test("the rapid tests stand in four groups, each with its icon and its cards, and lead to an adviser", () => {
  const page = frozenPage("/productos/rapidas/test-list");
  expect(page.heading).toBe("Pruebas al instante");
  for (const [name, tests] of Object.entries(rapidTests)) {
    const group = page.region(name);
    expect(texts(group.all("article h3"))).toEqual(tests);
    for (const card of group.all("article")) expect(card.one("p").text).toMatch(/.{15}/);
    expect(group.find("svg"), "its icon").toBeDefined();
  }
  const box = page.main.all("aside").find(({ text }) => text.includes("Contactar asesor técnico"));
  expect(box && linkNamed(box, "Contactar asesor técnico").attribute("href")).toMatch(/^\/contacto\b/);
});

test("the second address of the rapid tests shows the same page and names the first as canonical", () => {
  const second = frozenPage("/productos/rapidas/al-instante");
  expect(second.main.text).toBe(frozenPage("/productos/rapidas/test-list").main.text);
  expect(second.one("link[rel=canonical]").attribute("href")).toMatch(/\/productos\/rapidas\/test-list$/);
});

for (const [id, title] of [
  ["recipientes", "Recipientes"],
  ["proteccion", "Protección"],
  ["mezclas", "Mezclas"],
] as const) {
  test(`${title}: three groups of four or five cards, each with two badges and a quotation`, () => {
    const page = frozenPage(`/productos/utiles/${id}`);
    expect(page.heading).toBe(title);
    const groups = regions(page.main).filter((region) => region.find("article"));
    expect(groups).toHaveLength(3);
    for (const group of groups) {
      expect(group.find("svg"), "its icon").toBeDefined();
      expect([4, 5]).toContain(group.all("article").length);
      for (const card of group.all("article")) {
        const name = card.one("h3").text;
        const [description, badges] = card.all("p");
        expect(description?.text, name).toMatch(/.{20}/);
        expect(badges?.children, name).toHaveLength(2);
        const quotation = linkNamed(card, `Solicitar cotización de ${name}`);
        expect(quotation.text).toBe("Solicitar cotización");
        expect(quotation.attribute("href")).toMatch(/^\/contacto\b/);
      }
    }
    expect(regions(page.main).at(-1)?.one("a").attribute("href")).toMatch(/^\/contacto\b/);
  });
}
