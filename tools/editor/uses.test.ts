import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyBeforeEach, root } from "../../tests/content/broken-copy.ts";
import { addressOf, usesOf } from "./uses.ts";

copyBeforeEach();

test("every reference to a product is described with the labels of the forms", () => {
  const uses = usesOf("tests/fixtures", "content/products/analizador-seis.yaml");
  expect(uses.join("\n")).toMatch(/^Página «Inicio»: .+/m);
  expect(uses.join("\n")).toMatch(/^Panel de pruebas «.+»: .+/m);
});

test("a product without references may be deleted", () => {
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

test("a picture counts as used where a file names it", () => {
  expect(usesOf(root, "images/equipo-azul.webp").join("\n")).toMatch(/^Producto «.+»: .*Archivo$/m);
  expect(usesOf(root, "images/sin-uso.webp")).toEqual([]);
});

test("text that quotes a figure of a product is a reference to that product", () => {
  const path = join(root, "content/brands/alba.yaml");
  writeFileSync(path, `${readFileSync(path, "utf8")}note: Mide en {efe-dos.result-time} s.\n`);
  expect(usesOf(root, "content/products/efe-dos.yaml").join()).toMatch(/^Marca «Marca Alba»: /);
});

test("products have an address, brands have none", () => {
  expect(addressOf("tests/fixtures", "content/products/analizador-seis.yaml")).toBe(
    "/productos/con-alias/analizador-seis",
  );
  expect(addressOf("tests/fixtures", "content/products/eme-uno.yaml")).toMatch(/\/serie-eme\/eme-uno$/);
  expect(addressOf("tests/fixtures", "content/brands/alba.yaml")).toBeUndefined();
});
