/** Cases of products that the real content may not contain. */
import { expect, test } from "vitest";
import { fixture } from "../../support/fixture.ts";
import { frozenPage } from "../../support/frozen-page.ts";
import { type Part, pairs, table, texts } from "../../support/html.ts";
import { plain } from "../../support/plain.ts";

const specifications = (main: Part) => table(main, "Especificaciones técnicas");
const features = (main: Part) =>
  main
    .all("h2 + ul")
    .filter((list) => list.closest("section, div")?.find("h2")?.text === "Características destacadas");

test("a product with only required fields shows a drawing and general features and values", () => {
  const { main } = frozenPage("/productos/sin-escala/equipo-sin-imagen");
  expect(main.find("figure")?.find("svg")).toBeDefined();
  expect(main.all("picture"), "the picture of the related product").toHaveLength(1);
  expect(texts(features(main)[0]?.all("li") ?? [])).toEqual(fixture.productTexts.features.map(plain));
  expect(pairs(specifications(main))).toMatchObject({
    Metodología: expect.stringContaining("la confirma un asesor"),
    "Capacitación del personal": expect.stringContaining("Incluida"),
  });
});

test("a product shows its maker, even if the maker is not a brand of the site", () => {
  expect(frozenPage("/productos/menu-o-catalogo/portatil-uno").main.text).toContain("Fabricante Ajeno");
  expect(frozenPage("/productos/menu-o-catalogo/portatil-tres").main.text).toContain("Marca Duna");
});

test("only a photograph has a background colour; a cut-out stands on a drawn floor", () => {
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
