/** What a category tells a buyer is long enough to help and short enough to be read. */
import { expect, test } from "vitest";
import { pageData } from "#app/content/page-data.ts";
import { site } from "#app/content/site.ts";
import { categoryBinds } from "../support/acceptance.ts";
import { fixture } from "../support/fixture.ts";
import { countWords, sentences } from "../support/words.ts";

const { categories } = site();

test("every delivered category has a guide; one that the owner adds may have none", () => {
  const bare = categories.filter(({ id, guide }) => categoryBinds(id) && !guide);
  expect(bare.map(({ id }) => id)).toEqual([]);
});

for (const { id, guide } of categories) {
  if (!guide) continue;

  test(`the guide of ${id} has 150 to 250 words and three or four questions`, () => {
    const words = countWords(guide.paragraphs.join(" "));
    expect(words).toBeGreaterThanOrEqual(150);
    expect(words).toBeLessThanOrEqual(250);
    expect([3, 4]).toContain(guide.questions.length);
  });

  test(`no sentence of the guide of ${id} has more than 35 words`, () => {
    const texts = [...guide.paragraphs, ...guide.questions.map(({ answer }) => answer)];
    expect(texts.flatMap(sentences).filter((sentence) => countWords(sentence) > 35)).toEqual([]);
  });
}

test("only the first page of a category shows its guide", () => {
  const path = "/productos/abc";
  const first = { path, canonical: path, kind: "category", id: "abc" } as const;
  expect(pageData(fixture, first)).toHaveProperty("guide.title");
  const [product] = fixture.entriesOf("abc");
  if (!product) throw new Error("no product");
  const many = Array.from({ length: 30 }, (_, index) => ({ ...product, id: `copia-${index}` }));
  const grown = { ...fixture, entriesOf: () => many };
  expect(pageData(grown, { ...first, page: 2 })).toMatchObject({ guide: undefined });
});
