import { expect, test } from "vitest";
import { addressOf, usesOf } from "./uses.ts";

test("every reference to a product is described with the labels of the forms", () => {
  const uses = usesOf("tests/fixtures", "content/products/analizador-seis.yaml");
  expect(uses.join("\n")).toMatch(/^Página «Inicio»: .+/m);
  expect(uses.join("\n")).toMatch(/^Panel de pruebas «.+»: .+/m);
});

test("a product without references may be deleted", () => {
  expect(usesOf("tests/fixtures", "content/products/efe-dos.yaml")).toEqual([]);
});

test("entries have an address, brands have none", () => {
  expect(addressOf("tests/fixtures", "content/products/analizador-seis.yaml")).toBe(
    "/productos/con-alias/analizador-seis",
  );
  expect(addressOf("tests/fixtures", "content/products/eme-uno.yaml")).toMatch(/\/serie-eme\/eme-uno$/);
  expect(addressOf("tests/fixtures", "content/brands/alba.yaml")).toBeUndefined();
});
