/** The directory of tests: its list and the page of every test. */
import { expect, test } from "vitest";
import { site } from "#app/content/site.ts";
import { testPath } from "#app/lib/addresses/test-address.ts";
import { exists, pageAt, read, sentBytes } from "../support/built-site.ts";
import { plain } from "../support/plain.ts";

const { tests } = site();
const index = pageAt("/pruebas");

test("the list has a row for every test, in order, and links to its page", () => {
  const links = index.all("#pruebas [data-row]").map((link) => link.attribute("href"));
  expect(links).toEqual(tests.map(({ id }) => testPath(id)));
});

test("the list names every parameter that is reported with a test", () => {
  const rows = index.all("#pruebas tr").map((row) => row.text);
  for (const { reports, name } of tests) {
    for (const report of reports) expect(rows).toContain(plain(`${report.name}se informa con ${name}`));
  }
});

test("without JavaScript the field opens the search page, and the filters are hidden", () => {
  expect(index.one("main search form").attribute("action")).toBe("/buscar");
  for (const filters of index.all("main [aria-label=Filtros]")) {
    expect(filters.attribute("data-needs-script")).toBeDefined();
  }
});

test("the page of the list is at most 30 kB with brotli", () => {
  expect(sentBytes("/pruebas") / 1000).toBeLessThanOrEqual(30);
});

test("every test has a page with one heading, a chain of four stations and a one-page sheet", () => {
  for (const { id, name } of tests) {
    const page = pageAt(testPath(id));
    expect(
      page.all("h1").map((heading) => heading.text),
      id,
    ).toEqual([plain(name)]);
    expect(page.all("main ol:not(nav ol) > li"), id).toHaveLength(4);
    const sheet = page.all(`a[href$=".pdf"]`)[0]?.attribute("href") ?? "";
    expect(exists(sheet), sheet).toBe(true);
    expect(
      read(sheet)
        .toString("latin1")
        .match(/\/Type \/Page\b/g),
      sheet,
    ).toHaveLength(1);
  }
});

test("a test that can be measured in two ways has a table that compares them", () => {
  const table = `table[aria-label="Diferencias entre los métodos"]`;
  for (const { id, ways, rapid, analyzers } of tests) {
    const columns = pageAt(testPath(id)).all(`${table} thead th`).length;
    if (ways.length + (rapid ? 1 : 0) > 1) expect(columns, id).toBeGreaterThan(2);
    if (analyzers.length + (rapid ? 1 : 0) === 1) expect(columns, id).toBe(0);
  }
});
