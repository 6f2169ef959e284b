import { expect, test } from "vitest";
import { site } from "#app/content/site.ts";
import { testPath } from "#app/lib/addresses/test-address.ts";
import { exists, pageAt, read, sentBytes } from "../support/built-site.ts";
import { plain } from "../support/plain.ts";

const { tests } = site();
const directory = pageAt("/pruebas");

test("the directory has a row for every laboratory test, in order, with a link to its page", () => {
  const links = directory.all("#pruebas th a").map((link) => link.attribute("href"));
  expect(links).toEqual(tests.map(({ id }) => testPath(id)));
});

test("the directory lists every parameter that is reported with a laboratory test", () => {
  const rows = directory.all("#pruebas tr").map((row) => row.text);
  for (const { reports, name } of tests) {
    for (const report of reports) expect(rows).toContain(plain(`${report.name}se informa con ${name}`));
  }
});

test("without JavaScript, the directory's field opens the search page, and filters are hidden", () => {
  expect(directory.one("main search form").attribute("action")).toBe("/buscar");
  for (const filters of directory.all("main [aria-label=Filtros]")) {
    expect(filters.attribute("data-needs-script")).toBeDefined();
  }
});

test("the page of the directory is at most 30 kB with brotli", () => {
  expect(sentBytes("/pruebas") / 1000).toBeLessThanOrEqual(30);
});

test("every laboratory test has a page with one h1, four steps and a data sheet of one page", () => {
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

test("a laboratory test with two ways to measure it has a table that compares them", () => {
  const table = `table[aria-label="Diferencias entre los métodos"]`;
  for (const { id, ways, rapid, analyzers } of tests) {
    const columns = pageAt(testPath(id)).all(`${table} thead th`).length;
    if (ways.length + (rapid ? 1 : 0) > 1) expect(columns, id).toBeGreaterThan(2);
    if (analyzers.length + (rapid ? 1 : 0) === 1) expect(columns, id).toBe(0);
  }
});

const stationsOf = (id: string) => pageAt(testPath(id)).all("main ol:not(nav ol) > li");

test("the last steps of a rapid test are «Casete» and «Qué se pide»", () => {
  const rapidOnly = tests.filter(({ ways }) => ways.length === 0);
  expect(rapidOnly.length).toBeGreaterThan(1);
  for (const { id, samples } of tests) {
    const titles = stationsOf(id).map((station) => station.all("h2, h3").map(({ text }) => text.trim()));
    const [, second = [], third = [], fourth = []] = titles;
    const isRapid = rapidOnly.some((other) => other.id === id);
    expect(second, id).toEqual([samples[0]?.container.cap ? "2 Tubo" : "2 Muestra"]);
    expect(third.join(), id).toMatch(isRapid ? /Casete/ : /Analizador/);
    expect(fourth, id).toEqual([isRapid ? "4 Qué se pide" : "4 Reactivo"]);
  }
});

test("of a profile with over ten laboratory tests, step 1 lists six and counts the others", () => {
  for (const { id, profiles } of tests) {
    const count = profiles[0]?.tests.length ?? 0;
    const slip = stationsOf(id)[0];
    expect(slip?.all("ul > li").length, id).toBe(count > 10 ? 7 : count);
    if (count > 10) expect(slip?.text, id).toContain(`y ${count - 6} más`);
  }
});

test("if we supply no reagent for a laboratory test, the step «Reactivo» says «Consultar»", () => {
  const unlisted = tests.filter(({ ways }) => ways.some(({ reagents }) => reagents.length === 0));
  expect(unlisted.length).toBeGreaterThan(0);
  for (const { id } of unlisted) expect(stationsOf(id)[3]?.text, id).toContain("Consultar");
});
