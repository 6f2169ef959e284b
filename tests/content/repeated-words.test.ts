/** What stands side by side does not say the same word twice: «Canales de detección: 5», not «5 canales». */
import { expect, test } from "vitest";
import { specificationRows } from "#app/content/catalogue/cards.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import { site } from "#app/content/site.ts";
import { fixture } from "../support/fixture.ts";

/** Words that carry meaning, whatever their case. */
function wordsOf(text: string): Set<string> {
  return new Set(text.toLocaleLowerCase("es").match(/\p{L}{5,}/gu));
}

function shared(first: string, second: string): string[] {
  const others = wordsOf(second);
  return [...wordsOf(first)].filter((word) => others.has(word));
}

/** «f810: Canales de detección | 5 canales». */
function repeatingRows(content: Site): string[] {
  return content.products.flatMap((product) => {
    const { id, specifications = [], cardSpecifications = [] } = product;
    const models = product.kind === "series" ? product.catalogueModels : [];
    const rows = [
      ...specifications,
      ...cardSpecifications,
      ...models.flatMap((model) => model.specifications),
    ];
    return specificationRows(content, rows)
      .filter(({ parameter, value }) => shared(parameter, value).length > 0)
      .map(({ parameter, value }) => `${id}: ${parameter} | ${value}`);
  });
}

test("no value of a table repeats a word of its row's name", () => {
  // Invented products do: they are found there.
  expect(repeatingRows(fixture).join()).toContain("Canales de detección | 3");
  expect(repeatingRows(site())).toEqual([]);
});

test("no supply is presented in the words that describe it", () => {
  const items = site().supplies.flatMap(({ groups }) => groups.flatMap(({ products }) => products));
  const repeated = items.filter(
    ({ description, presentation = "" }) => shared(description, presentation).length,
  );
  expect(repeated.map(({ name, presentation }) => `${name}: ${presentation}`)).toEqual([]);
  expect(shared("Dosifica gota a gota. Con llave y escala.", "Con llave, de 25 mL")).toEqual(["llave"]);
});
