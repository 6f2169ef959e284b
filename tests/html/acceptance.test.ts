/**
 * acceptance.yaml repeats the specification for the launch catalogue. The tests run only with that catalogue.
 */
import { describe, expect, test } from "vitest";
import { site } from "#app/content/site.ts";
import { countWords, sentences } from "#app/lib/text/words.ts";
import { listedEntries, type Row, rows } from "../support/acceptance.ts";
import { pageAt, read } from "../support/built-site.ts";
import { type Page, type Part, pairs, table } from "../support/html.ts";
import { isLaunchContent } from "../support/launch-content.ts";
import { plain } from "../support/plain.ts";

const content = site();
const minOwnWords = 120;
const textsOf = (parts: Part[]) => parts.map((part) => part.text);
const hrefsOf = (parts: Part[]) => parts.map((part) => decodeURIComponent(part.attribute("href") ?? ""));
const crumbsOf = (page: Page) => page.all("nav[aria-label='Ruta de navegación'] li");

for (const row of rows) {
  const fields = Object.keys(row).filter(
    (key) => !["at", "in", "css", "alias", "entry", "category", "same"].includes(key),
  );
  const name = `${[row.at, row.in ?? row.css ?? []].flat().join(" ")} has its ${fields.join(", ")}`;
  test.runIf(isLaunchContent)(name, () => {
    for (const path of [row.at, ...(row.alias ? [row.alias] : [])]) check(row, pageAt(path), path);
  });
}

function check(row: Row, page: Page, path: string) {
  const part = row.in ? page.region(row.in) : row.css ? page.one(row.css) : page.main;
  const listed = (items: string[] = []) => items.map((item) => `${row.at}/${item}`);
  if (row.heading) expect(page.heading).toBe(row.heading);
  if (row.trail && path === row.at) expect(textsOf(crumbsOf(page)).join(" > ")).toBe(row.trail);
  if (row.grid) {
    expect(hrefsOf(page.all("main article a"))).toEqual(listed(row.grid));
    expect(hrefsOf(page.all(`#menu-productos a[href^="${row.at}/"]`))).toEqual(listed(row.menu ?? row.grid));
  }
  for (const text of row.says ?? []) expect(part.text).toContain(text);
  for (const text of row.not ?? []) expect(part.text).not.toContain(text);
  for (const selector of row.has ?? []) expect(page.find(selector), selector).toBeDefined();
  for (const [selector, texts] of Object.entries(row.lists ?? {})) {
    expect(textsOf(part.all(selector))).toEqual(
      texts.map((text) => (text.startsWith("… ") ? expect.stringContaining(text.slice(2)) : text)),
    );
  }
  for (const [name, href] of Object.entries(row.links ?? {})) {
    const found = hrefsOf(part.all("a").filter((link) => link.name.toLowerCase() === name.toLowerCase()));
    expect(found, name).not.toEqual([]);
    for (const to of found) expect(href.startsWith("?") ? to.slice(to.indexOf("?")) : to, name).toBe(href);
  }
  for (const [name, texts] of Object.entries(row.cards ?? {})) {
    const card = page.all("main article").find((item) => item.find("h3")?.text === name);
    for (const text of texts) expect(card?.text, name).toContain(text);
  }
  if (row.figures) {
    const stated = pairs(table(page, "Especificaciones técnicas"));
    for (const [parameter, value] of Object.entries(row.figures)) {
      expectValue(stated[labelOf(parameter, String(row.entry))], value, parameter);
    }
  }
  if (row.models) checkModels(row.models, page);
}

function checkModels(models: NonNullable<Row["models"]>, page: Page) {
  const data = table(page.region("Modelos Disponibles"), "Datos de catálogo de la serie");
  expect(textsOf(data.all("th[scope=col]"))).toEqual(["Parámetro", ...Object.keys(models)]);
  for (const [column, [model, { words, ...figures }]] of Object.entries(models).entries()) {
    const lines = data
      .all("tbody tr")
      .map((line) => ({ label: line.one("th").name, value: line.all("td")[column]?.name ?? "" }));
    for (const [parameter, value] of Object.entries(figures)) {
      const line = lines.find(({ label }) => label.startsWith(labelOf(parameter)));
      expectValue(line?.value, value, `${model}, ${parameter}`);
    }
    const all = lines.map(({ label, value }) => `${label} ${value}`).join("; ");
    if (words) expectValue(all, `… ${words}`, model);
  }
}

function labelOf(parameter: string, product = ""): string {
  const own = content.equipment(product)?.specifications?.find((row) => row.parameter === parameter);
  return plain(own?.label ?? content.parameters[parameter]?.label ?? parameter);
}

/** The number in `shown` equals the part of `wanted` before « … », if any. `shown` contains the others. */
function expectValue(shown = "", wanted: string, what: string) {
  const [wantedStart = "", ...others] = wanted.split(/ ?… /);
  const [shownStart = ""] = shown.match(/^(hasta |≥ ?|< ?)?\d[\d.,]*(–\d[\d.,]*)?/) ?? [];
  if (wantedStart) expect(shownStart.replace(/[.,]$/, ""), what).toBe(wantedStart);
  const text = shown.toLowerCase().replaceAll("por hora", "/h");
  for (const part of others) expect(text, what).toContain(part.toLowerCase());
}

describe.runIf(isLaunchContent)("an entry of the launch catalogue", () => {
  const entries = isLaunchContent ? listedEntries() : [];
  const sentencesOf = new Map(
    entries.map(({ id, path }) => [id, new Set(pageAt(path).main.lines.flatMap(sentences))]),
  );
  const occurrences = Map.groupBy(
    [...sentencesOf.values()].flatMap((own) => [...own]),
    (sentence) => sentence,
  );

  test.each(entries)(`$id has ${minOwnWords} words in sentences that no other entry contains`, ({ id }) => {
    const own = [...(sentencesOf.get(id) ?? [])].filter(
      (sentence) => occurrences.get(sentence)?.length === 1,
    );
    expect(own.reduce((sum, sentence) => sum + countWords(sentence), 0)).toBeGreaterThanOrEqual(minOwnWords);
  });

  const sheets = entries.flatMap(({ id }) => content.equipment(id) ?? []);
  test.each(sheets)("the data sheet of $id has one page, or two for a series", ({ id, kind }) => {
    const [, pages] =
      read(`/fichas/${id}.pdf`)
        .toString("latin1")
        .match(/\/Count (\d+)/) ?? [];
    expect(Number(pages)).toBe(kind === "series" ? 2 : 1);
  });
});
