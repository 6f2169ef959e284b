import { expect, test } from "vitest";
import { indexContent, type Site } from "#app/content/catalogue/site.ts";
import { fixture } from "../../../tests/support/fixture.ts";
import { allCards } from "./category.ts";
import { categoryBench } from "./category-bench.ts";

const benchOf = (site: Site, id: string) => {
  const category = site.category(id);
  return category && categoryBench(site, category, allCards(site, category));
};

test("if one product has a size, the drawing of its category is to scale", () => {
  const before = benchOf(fixture, "abc");
  expect(before).toMatchObject({ measured: false });
  const size = { parameter: "size", width: 60, depth: 50, height: 45 };
  const products = fixture.products.map((product) =>
    product.id === "columna-alta"
      ? { ...product, standing: "bench" as const, specifications: [...(product.specifications ?? []), size] }
      : product,
  );
  const site = indexContent({ ...fixture, products }, {}, {});
  const bench = benchOf(site, "abc");
  expect(bench).toMatchObject({ measured: true });
  const measured = bench?.instruments.filter((instrument) => instrument.size) ?? [];
  expect(measured.map(({ label }) => label)).toEqual(["Alta"]);
  expect(measured[0]?.stand.style).toMatchObject({ "--w": 60, "--h": 45, "--t": 90 });
  expect(measured[0]?.description).toMatch(/, 60\u00a0cm de ancho, 45 de alto$/);
});

test("instruments with the same figure share one label on the scale", () => {
  const products = fixture.products.map((product) =>
    product.id === "analizador-tres"
      ? { ...product, specifications: [{ parameter: "throughput", amount: 450 }] }
      : product,
  );
  const bench = benchOf(indexContent({ ...fixture, products }, {}, {}), "con-alias");
  expect(bench?.labels.map(({ names, members }) => [names, members.length])).toEqual([
    ["Serie Eme", 1],
    [expect.stringMatching(/^(Tres y Seis|Seis y Tres)$/), 2],
    ["Ocho", 1],
  ]);
});
