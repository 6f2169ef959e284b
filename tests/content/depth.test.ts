/** How much the delivered content says. Products that the owner adds or revises may say less. */
import { expect, test } from "vitest";
import { onRequestList } from "#app/content/catalogue/on-request.ts";
import { site } from "#app/content/site.ts";
import { modelPage, productPage } from "#app/content/views/product.ts";
import { openQuestions } from "#app/lib/on-request.ts";
import { entryBinds } from "../support/acceptance.ts";
import { countWords, sentences } from "../support/words.ts";

const { products } = site();
const launched = products.filter(({ id }) => entryBinds(id));

for (const { id, context } of launched) {
  test(`no sentence in the context of ${id} has more than 35 words`, () => {
    expect(sentences(context ?? "").filter((sentence) => countWords(sentence) > 35)).toEqual([]);
  });
}

test("a product offers on request what its category asks for and the product does not state", () => {
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

test("every delivered supply states its presentation and its pack", () => {
  const bare = site()
    .supplies.filter(({ id }) => entryBinds(id))
    .flatMap(({ groups }) => groups.flatMap(({ products: items }) => items))
    .filter(({ presentation, pack }) => !presentation || !pack);
  expect(bare.map(({ name }) => name)).toEqual([]);
});
