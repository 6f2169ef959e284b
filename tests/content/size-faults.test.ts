/** The site draws instruments to scale, so their pictures must match their dimensions. */
import { expect, test } from "vitest";
import type { PictureFile } from "#app/content/catalogue/pictures.ts";
import { checkProportions } from "#app/content/read/checks/sizes.ts";
import { fixture } from "../support/fixture.ts";
import { copyBeforeEach, testRules } from "./broken-copy.ts";

copyBeforeEach();

testRules([
  [
    "an instrument with dimensions but without «standing»",
    "products/analizador-seis.yaml",
    (t) => t.replace("standing: floor\n", ""),
    /analizador-seis\.yaml: standing: falta; un equipo con dimensiones debe decir si es de mesa/,
  ],
]);

test("the proportions of a cut-out picture may differ by 5 % from the published dimensions", () => {
  const cutOut = (width: number): Record<string, PictureFile> => ({
    "equipo-verde": { hash: "", width: 1440, height: 1080, body: { x0: 0, x1: width, top: 0, base: 775 } },
  });
  const own = (width: number) =>
    checkProportions(fixture, cutOut(width)).filter((fault) => fault.includes("analizador-seis"));
  expect(own(740)).toEqual([]);
  expect(own(800)).toEqual([]);
  expect(own(900)).toEqual([
    "content/products/analizador-seis.yaml: picture: se encontró «148 cm de ancho y 155 de alto»; el equipo de la imagen se aparta un 10\u00a0% de esas dimensiones; se admite hasta el 5 %. Revise la medida o use otra imagen",
  ]);
});
