import { expect, test } from "vitest";
import { pageData } from "#app/content/page-data.ts";
import { fixture } from "../support/fixture.ts";

test("only the first page of a category with several pages has its guide", () => {
  const path = "/productos/abc";
  const first = { path, canonical: path, kind: "category", id: "abc" } as const;
  expect(pageData(fixture, first)).toHaveProperty("guide.title");
  const [product] = fixture.entriesOf("abc");
  if (!product) throw new Error("no product");
  const many = Array.from({ length: 30 }, (_, index) => ({ ...product, id: `copia-${index}` }));
  const grown = { ...fixture, entriesOf: () => many };
  expect(pageData(grown, { ...first, page: 2 })).toMatchObject({ guide: undefined });
});
