import { expect, test } from "vitest";
import { indexContent, type Site } from "#app/content/catalogue/site.ts";
import { fixture } from "../../../tests/support/fixture.ts";
import { allCards } from "./category.ts";
import { singleBench } from "./single-bench.ts";

const benchOf = (site: Site, id: string) => {
  const category = site.category(id);
  return category && singleBench(site, allCards(site, category));
};

test("only a category whose single entry is an instrument has a drawing of one instrument", () => {
  expect(benchOf(fixture, "sola")).toMatchObject({ name: "Balanza Sola", measured: false });
  for (const id of ["abc", "vacia"]) expect(benchOf(fixture, id), id).toBeUndefined();
});

test("a single instrument with a size is drawn to scale", () => {
  const size = { parameter: "size", width: 60, depth: 50, height: 45 };
  const products = fixture.products.map((product) =>
    product.name === "Balanza Sola"
      ? { ...product, standing: "bench" as const, specifications: [...(product.specifications ?? []), size] }
      : product,
  );
  const bench = benchOf(indexContent({ ...fixture, products }, {}, {}), "sola");
  const description = "Balanza Sola, 60\u00a0cm de ancho, 45 de alto";
  expect(bench).toMatchObject({ measured: true, up: 145, description });
  expect(bench?.stand.style).toMatchObject({ "--w": 60, "--h": 45, "--t": 90 });
});
