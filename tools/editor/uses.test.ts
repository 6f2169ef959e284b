import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyBeforeEach, root } from "../../tests/content/broken-copy.ts";
import { addressOf, usesOf } from "./uses.ts";

copyBeforeEach();

test("the list of references to a product uses the labels of the forms", () => {
  const uses = usesOf("tests/fixtures", "content/products/analizador-seis.yaml");
  expect(uses.join("\n")).toMatch(/^Página «Inicio»: .+/m);
  expect(uses.join("\n")).toMatch(/^Panel de pruebas «.+»: .+/m);
});

test("a product without references has no uses", () => {
  expect(usesOf(root, "content/products/efe-dos.yaml")).toEqual([]);
});

test.each([
  ["products/serie-efe", /^Modelo «.+»: Serie$/m],
  ["brands/alba", /^Producto «.+»: Marca$/m],
  ["categories/sola", /: Categoría$/m],
  ["tests/anatolina", /^Panel de pruebas «.+»: /m],
])("references of models, products and panels to %s are found", (entry, line) => {
  expect(usesOf(root, `content/${entry}.yaml`).join("\n")).toMatch(line);
});

test("a file that names a picture counts as a use of the picture", () => {
  expect(usesOf(root, "images/equipo-azul.webp").join("\n")).toMatch(/^Producto «.+»: .*Archivo$/m);
  expect(usesOf(root, "images/sin-uso.webp")).toEqual([]);
});

test("a text that quotes a product's figure, as «{product.parameter}», refers to the product", () => {
  const path = join(root, "content/brands/alba.yaml");
  writeFileSync(path, `${readFileSync(path, "utf8")}note: Mide en {efe-dos.result-time} s.\n`);
  expect(usesOf(root, "content/products/efe-dos.yaml").join()).toMatch(/^Marca «Marca Alba»: /);
});

test("addressOf returns an address for products and undefined for brands", () => {
  expect(addressOf("tests/fixtures", "content/products/analizador-seis.yaml")).toBe(
    "/productos/con-alias/analizador-seis",
  );
  expect(addressOf("tests/fixtures", "content/products/eme-uno.yaml")).toMatch(/\/serie-eme\/eme-uno$/);
  expect(addressOf("tests/fixtures", "content/brands/alba.yaml")).toBeUndefined();
});
