/**
 * Every product has enough to say of its own: a page must not live on what its sisters say too. How much is a promise
 * of the launch catalogue; a product that the owner adds may say less.
 */
import { expect, test } from "vitest";
import { specificationRows } from "#app/content/catalogue/cards.ts";
import { onRequestList } from "#app/content/catalogue/on-request.ts";
import type { Equipment } from "#app/content/schema/files.ts";
import { site } from "#app/content/site.ts";
import { modelPage, productPage } from "#app/content/views/product.ts";
import { openQuestions } from "#app/lib/on-request.ts";
import { categories } from "../html/launch-catalogue.ts";
import { countWords, sentences } from "../support/words.ts";

const least = 120;
const { products } = site();
const launched = new Set(Object.values(categories).flatMap(({ entries }) => entries));
const textsById = new Map(products.map((product) => [product.id, new Set(textsOf(product))]));

for (const { id, context } of products.filter(({ id }) => launched.has(id))) {
  test(`${id} has at least ${least} words that no other product has`, () => {
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
