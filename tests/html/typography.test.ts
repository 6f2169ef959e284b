import { expect, test } from "vitest";
import { breakableUnit, numberRules } from "#app/content/read/checks/typography.ts";
import { everyPage, files, read } from "../support/built-site.ts";
import { pdfLines } from "../support/pdf.ts";

type Line = { at: string; line: string };

const spokenAttributes = ["alt", "aria-label", "aria-valuetext", "title", "placeholder"];
const metadata = ["description", "og:title", "og:description"];

/** All PDFs except the catalogues, which repeat the sheets and are slow to read. */
const sheets = files
  .filter((file) => /^\/fichas\/(?!catalogo)/.test(file))
  .map((path) => ({ path, lines: pdfLines(read(path)) }));
const lines: Line[] = [
  ...everyPage().flatMap(({ path, page }) =>
    [
      ...page.one("body").lines,
      ...page.one("title").lines,
      ...page
        .all(metadata.map((name) => `meta[name="${name}"], meta[property="${name}"]`).join())
        .flatMap((meta) => meta.attribute("content") ?? []),
      ...spokenAttributes.flatMap((name) =>
        page.all(`[${name}]`).flatMap((part) => part.attribute(name) ?? []),
      ),
    ].map((line) => ({ at: path, line })),
  ),
  ...sheets.flatMap(({ path, lines: own }) => own.map((line) => ({ at: path, line }))),
];

const exempt = /https?:\/\/\S+|\S+@\S+|\+593[ \d]+/g;

function linesWith(wrong: RegExp): string[] {
  const faults = lines.filter(({ line }) => wrong.test(line.replace(exempt, "")));
  return [...new Set(faults.map(({ at, line }) => `${at}: ${line}`))];
}

test("every page and every sheet has text", () => {
  for (const { path, page } of everyPage()) expect(page.main.lines.length, path).toBeGreaterThan(2);
  expect(sheets.length).toBeGreaterThan(0);
  for (const { path, lines: own } of sheets) expect(own.length, path).toBeGreaterThan(20);
  expect(
    sheets.filter(({ lines: own }) => !own.some((line) => line.includes("\u00a0"))),
    "sheets without a no-break space",
  ).toEqual([]);
});

/** Rules that the code ensures: it joins or replaces characters when it loads the content. */
const loadingRules = [
  { reason: "a sign stays with the number after it", wrong: /[≤≥±×<] \d/u },
  {
    reason: "a multiplication stays on one line",
    wrong: /(?<!×\u00a0)(?<![\d.,])\d[\d.,]* ×(?!\u00a0[\d.,]+ ×)/u,
  },
  { reason: "the micro sign is one character", wrong: /μ/u },
];
for (const { reason, wrong } of [...numberRules, ...loadingRules]) {
  test(`no page and no sheet breaks the rule «${reason}» (${wrong.source.slice(0, 12)}…)`, () => {
    expect(linesWith(wrong)).toEqual([]);
  });
}

test("no line break can separate a number from its unit, on pages and in sheets", () => {
  expect(linesWith(breakableUnit)).toEqual([]);
  for (const line of ["en 45 s", "hasta 80 µL", "al 1,5 %"]) expect(line).toMatch(breakableUnit);
  for (const line of ["en 45\u00a0s", "los 3 sueros", "T3 libre", "450 pruebas/h"]) {
    expect(line).not.toMatch(breakableUnit);
  }
});

test("on pages no line can break inside a range; PDFs and metadata have no word joiners", () => {
  const breakable = everyPage().flatMap(({ path, page }) =>
    page
      .one("body")
      .lines.filter((line) => /\d–\d/.test(line))
      .map((line) => `${path}: ${line}`),
  );
  expect(breakable).toEqual([]);
  const joint = /\u2060/;
  const heads = everyPage().map(
    ({ page }) =>
      page.one("head").source +
      page
        .all("head meta")
        .map((meta) => meta.attribute("content"))
        .join(),
  );
  expect(heads.filter((head) => joint.test(head))).toEqual([]);
  expect(sheets.filter(({ lines: own }) => own.some((line) => joint.test(line)))).toEqual([]);
  expect(
    everyPage().some(({ page }) => joint.test(page.one("body").source)),
    "some page has a word joiner",
  ).toBe(true);
});
