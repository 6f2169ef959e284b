import { expect, test } from "vitest";
import { listAddresses, type PageKind } from "#app/content/addresses.ts";
import { type PageData, pageData } from "#app/content/page-data.ts";
import { site, type WholeSite } from "#app/content/site.ts";
import { structuredData as describeCategory } from "#app/pages/category/structured-data.ts";
import { structuredData as describeGlossary } from "#app/pages/glossary/structured-data.ts";
import { fixture } from "../support/fixture.ts";

const { glossary } = site().pages;
function dataOf<Kind extends PageKind>(kind: Kind, content: WholeSite, path: string): PageData<Kind> {
  const address = listAddresses(content).find((item) => item.path === path);
  if (address?.kind !== kind) return expect.fail(`${path} is no ${kind}`);
  return pageData(content, address) as PageData<Kind>;
}

const itemOfType = (data: Record<string, unknown>[] | undefined, type: string) =>
  data?.find((item) => item["@type"] === type);

test("the structured data of the glossary has every term, with the address of its entry", () => {
  const { site: address } = site().company;
  const set = itemOfType(describeGlossary(dataOf("glossary", site(), "/glosario")), "DefinedTermSet");
  const terms = glossary.terms.map(({ id }) => expect.objectContaining({ url: `${address}/glosario#${id}` }));
  expect(set?.hasDefinedTerm).toHaveLength(terms.length);
  expect(set?.hasDefinedTerm).toEqual(expect.arrayContaining(terms));
});

test("the structured data of a category has the questions that the page shows", () => {
  const questions = fixture.category("abc")?.guide?.questions ?? [];
  expect(questions.length).toBeGreaterThan(0);
  const data = itemOfType(describeCategory(dataOf("category", fixture, "/productos/abc")), "FAQPage");
  expect(data?.mainEntity).toMatchObject(questions.map(({ question }) => ({ name: question })));
});

test("the page data of an analyzer include the glossary term of its method", () => {
  const terms = (path: string) => Object.values(dataOf("product", fixture, path).terms ?? {});
  expect(terms("/productos/con-alias/analizador-seis")).toContain("luz-reflejada");
  expect(terms("/productos/abc/columna-alta")).toContain("cn1c");
});
