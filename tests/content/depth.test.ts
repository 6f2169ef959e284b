/** Every product has enough to say of its own: a page must not live on what its sisters say too. */
import { expect, test } from "vitest";
import { specificationRows } from "#app/content/catalogue/cards.ts";
import { onRequestList } from "#app/content/catalogue/on-request.ts";
import type { Equipment } from "#app/content/schema/files.ts";
import { site } from "#app/content/site.ts";
import { modelPage, productPage } from "#app/content/views/product.ts";
import { openQuestions } from "#app/lib/on-request.ts";
import { countWords, sentences } from "../support/words.ts";

const least = 120;
const { products } = site();
const textsById = new Map(products.map((product) => [product.id, new Set(textsOf(product))]));

for (const { id, context } of products) {
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

test("what a product states itself is not told on request", () => {
  const labels = (id: string) => {
    const page = productPage(site(), id) ?? modelPage(site(), id);
    return page && openQuestions(onRequestList(site()), page).map(({ label }) => label);
  };
  expect(labels("bs240-mindray")).not.toContain("Agua purificada");
  expect(labels("b240p-snibe")).toContain("Agua purificada");
  expect(labels("lifotronic-h8")).not.toContain("Agua purificada");
  expect(labels("maglumi-x6")).not.toContain("Dimensiones");
  expect(labels("f880")).not.toContain("Conexión al LIS");
  for (const { id } of products) expect(labels(id), id).toContain("Registro sanitario ARCSA");
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
