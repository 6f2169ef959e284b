import { expect, test } from "vitest";
import { site } from "#app/content/site.ts";
import { productPage } from "#app/content/views/product.ts";

const { products } = site();

test("a product page offers on request each expected value that the product does not state", () => {
  const { sheet } = site().productTexts;
  for (const { id, category, specifications = [] } of products) {
    const stated = specifications.map(({ parameter }) => parameter);
    const expected = sheet.onRequest.filter(
      ({ unless, categories = [category] }) =>
        categories.includes(category) && !stated.some((parameter) => parameter === unless),
    );
    const page = productPage(site(), id);
    expect(
      page?.onRequest.map(({ label }) => label),
      id,
    ).toEqual(expected.map(({ label }) => label));
  }
});
