import { expect, test } from "vitest";
import { adviceOn, sharedWords } from "#app/content/read/checks/advice.ts";
import { checkSeoTexts } from "#app/content/read/checks/seo-texts.ts";
import { loadContent } from "#app/content/read/load.ts";

const content = loadContent("tests/fixtures");
const lines = adviceOn(content).join("\n");

test("the advice on the fixtures reports repeated words and a guide of the wrong length", () => {
  expect(lines).toContain(
    "products/ge-uno.yaml: specifications[1]: «Canales de detección: 3\u00a0canales» repite «canales»",
  );
  expect(lines).toContain("products/eme-dos.yaml: features[0]:");
  expect(lines).toContain("categories/abc.yaml: guide.paragraphs: la guía tiene 32 palabras");
  expect(lines).not.toContain("order:");
});

test("the advice reports a long sentence and an order number that is used twice", () => {
  const [first, second] = content.supplies;
  if (!first || !second) throw new Error("no supplies");
  const lead = `${"Palabra ".repeat(36)}final.`;
  const changed = {
    ...content,
    supplies: [
      { ...first, lead },
      { ...second, order: first.order },
    ],
  };
  const advice = adviceOn(changed).join("\n");
  expect(advice).toContain(`supplies/${first.id}.yaml: lead: «Palabra Palabra`);
  expect(advice).toContain(`supplies/${second.id}.yaml: order: ${first.order} también es el orden de`);
});

test("a long word that two texts share counts as repeated, whatever its case", () => {
  expect(sharedWords("Dosifica gota a gota. Con Llave y escala.", "Con llave, de 25 mL")).toEqual(["llave"]);
});

test("two pages with the same title or description are an error", () => {
  const [first, second] = content.products;
  if (!first || !second) throw new Error("no products");
  expect(checkSeoTexts(content)).toEqual([]);
  const changed = { ...content, products: [first, { ...second, seo: first.seo }] };
  expect(checkSeoTexts(changed)).toEqual([
    expect.stringMatching(
      `products/${second.id}.yaml: seo.title: .*ya lo dice content/products/${first.id}.yaml`,
    ),
    expect.stringMatching(`products/${second.id}.yaml: seo.description: .*: escriba otro texto`),
  ]);
});
