/**
 * Every product has enough to say of its own: a page must not live on what its sisters say too. How much is a promise
 * of the launch catalogue; a product that the owner adds or revises may say less.
 */
import { expect, test } from "vitest";
import { specificationRows } from "#app/content/catalogue/cards.ts";
import { onRequestList } from "#app/content/catalogue/on-request.ts";
import type { Equipment } from "#app/content/schema/files.ts";
import { site } from "#app/content/site.ts";
import { modelPage, productPage } from "#app/content/views/product.ts";
import { openQuestions } from "#app/lib/on-request.ts";
import { entryStands } from "../html/launch-standing.ts";
import { countWords, sentences } from "../support/words.ts";

const least = 120;
const { products } = site();
const launched = products.filter(({ id }) => entryStands(id));
const textsById = new Map(launched.map((product) => [product.id, new Set(textsOf(product))]));

for (const { id, context } of launched) {
  test(`${id} has at least ${least} words that no other product of the launch has`, () => {
    const others = new Set(
      [...textsById].filter(([other]) => other !== id).flatMap(([, texts]) => [...texts]),
    );
    const own = [...(textsById.get(id) ?? [])].filter((text) => !others.has(text));
    expect(own.reduce((sum, text) => sum + countWords(text), 0)).toBeGreaterThanOrEqual(least);
  });

  test(`no sentence on whom ${id} suits has more than 35 words`, () => {
    expect(sentences(context ?? "").filter((sentence) => countWords(sentence) > 35)).toEqual([]);
  });
}

test("what a product states itself is not told on request, all else of its category is", () => {
  const { sheet } = site().productTexts;
  for (const { id, category, specifications = [] } of products) {
    const stated = specifications.map(({ parameter }) => parameter);
    const expected = sheet.onRequest.filter(
      ({ unless, categories = [category] }) =>
        categories.includes(category) && !stated.some((parameter) => parameter === unless),
    );
    const page = productPage(site(), id) ?? modelPage(site(), id);
    const open = page && openQuestions(onRequestList(site()), page);
    expect(
      open?.map(({ label }) => label),
      id,
    ).toEqual(expected.map(({ label }) => label));
  }
});

test("every supply of the launch says how it is presented and how it is packed", () => {
  const bare = site()
    .supplies.filter(({ id }) => entryStands(id))
    .flatMap(({ groups }) => groups.flatMap(({ products: items }) => items))
    .filter(({ presentation, pack }) => !presentation || !pack);
  expect(bare.map(({ name }) => name)).toEqual([]);
});

/** What the page of a product says, text by text; a row of its table is one. */
function textsOf(product: Equipment): string[] {
  const { lead, features = [], context = "", specifications = [], cta } = product;
  const series = product.kind === "series" ? product : undefined;
  return [
    lead,
    ...features,
    context,
    cta?.title ?? "",
    cta?.text ?? "",
    series?.modelsTitle ?? "",
    ...(series?.highlights ?? []).flatMap(({ title, text }) => [title, text]),
    ...specificationRows(site(), specifications).map(({ parameter, value }) => `${parameter} ${value}`),
    ...(series?.catalogueModels ?? []).flatMap((model) =>
      specificationRows(site(), model.specifications).map(
        ({ parameter, value }) => `${model.name} ${parameter} ${value}`,
      ),
    ),
  ];
}
