import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyOfCatalogue } from "../../../tests/content/broken-copy.ts";
import { fixture } from "../../../tests/support/fixture.ts";
import { move, orderedLists } from "./lists.ts";

let root = "";
beforeEach(() => {
  root = copyOfCatalogue();
});
afterEach(() => rmSync(root, { recursive: true }));

const list = (title: string) => orderedLists(root).find((each) => each.title === title)?.items ?? [];
const names = (title: string) => list(title).map(({ name }) => name);
const text = (id: string) => readFileSync(join(root, `content/products/${id}.yaml`), "utf8");

test("the list of a category has the site's order, without the models of a series", () => {
  for (const { id, label } of fixture.categories) {
    const entries = fixture.entriesOf(id).map(({ name }) => name);
    if (entries.length > 1) expect(names(`Categoría «${label}»`)).toEqual(entries);
  }
  expect(names("Modelos de «Analizador Serie Eme»").length).toBeGreaterThan(1);
});

test("moving a product by one place changes one line in each of two files", () => {
  const title = "Categoría «Con alias»";
  const before = names(title);
  const [seis, tres] = [text("analizador-seis"), text("analizador-tres")];
  expect(move(root, "content/products/analizador-tres.yaml", -1)).toBe(
    "«Analizador Tres» está ahora antes de «Analizador Seis».",
  );
  expect(names(title)).toEqual([before[1], before[0], ...before.slice(2)]);
  expect(text("analizador-seis")).toBe(seis.replace("order: 1\n", "order: 2\n"));
  expect(text("analizador-tres")).toBe(tres.replace("order: 2\n", "order: 1\n"));
  move(root, "content/products/analizador-tres.yaml", 1);
  expect(names(title)).toEqual(before);
  expect(move(root, "content/products/analizador-seis.yaml", -1)).toBe("No se puede mover más.");
});

test("if order numbers are equal, moving an entry renumbers the list", () => {
  const path = join(root, "content/products/analizador-tres.yaml");
  writeFileSync(path, text("analizador-tres").replace("order: 2\n", "order: 1\n"));
  move(root, "content/products/analizador-tres.yaml", -1);
  const items = list("Categoría «Con alias»");
  expect(items[0]?.name).toBe("Analizador Tres");
  expect(items.map(({ order }) => order)).toEqual(items.map((_, index) => index + 1));
});
