import { expect, test } from "vitest";
import { entryPath } from "#app/content/catalogue/addresses.ts";
import { site } from "#app/content/site.ts";
import { paths } from "../support/addresses.ts";
import { builtPages } from "../support/built-site.ts";
import type { Page } from "../support/html.ts";
import { plain } from "../support/plain.ts";

type Crumb = [label: string, href?: string];

const content = site();
const pages = builtPages();

test("the breadcrumbs of a category or product list the levels of the catalogue above it", () => {
  const below = pages.filter(({ path }) => path.startsWith("/productos/"));
  expect(below.length).toBeGreaterThan(0);
  for (const { path, kind, id = "", page } of below) {
    const own = kind === "category" ? [[content.category(id)?.label, undefined]] : entryTrail(path, id);
    expect(crumbsOf(page), path).toEqual([["Inicio", "/"], ["Productos", "/productos"], ...own]);
  }
});

function entryTrail(path: string, id: string): Crumb[] {
  const entry = content.entry(id);
  const category = content.category(entry?.category ?? "");
  if (!entry || !category) throw new Error(`${id} is no entry of a category.`);
  // At its alias address, a page shows the alias name of its category.
  const { label } = path.startsWith(`/productos/${category.alias?.id}/`)
    ? (category.alias ?? category)
    : category;
  const place: Crumb = [label, `/productos/${category.id}`];
  const isPanel = "kind" in entry && /panel$/.test(entry.kind);
  const own: Crumb = [isPanel ? "PANEL DE PRUEBAS" : entry.name, undefined];
  const series = "series" in entry ? content.equipment(entry.series) : undefined;
  if (series?.kind !== "series") return [place, own];
  // With `viaCategoryAlias`, a model links to its series through the category's alias.
  const alias = series.viaCategoryAlias && category.alias;
  return [place, [series.name, alias ? `/productos/${alias.id}/${series.id}` : entryPath(series)], own];
}

test("the breadcrumbs of a laboratory test link to the directory and to the test's area", () => {
  const tests = pages.filter(({ kind }) => kind === "test");
  expect(tests.length).toBeGreaterThan(0);
  for (const { path, id = "", page } of tests) {
    const shown = content.test(id);
    const [area] = shown?.areas ?? [];
    expect(crumbsOf(page), path).toEqual([
      ["Inicio", "/"],
      ["Pruebas", "/pruebas"],
      [area?.label, `/pruebas?area=${area?.id}`],
      [plain(shown?.name ?? ""), undefined],
    ]);
  }
});

test("the breadcrumbs of the workload tool link to the home page and the catalogue", () => {
  const tool = pages.find(({ kind }) => kind === "choose");
  expect(tool && crumbsOf(tool.page).slice(0, -1)).toEqual([
    ["Inicio", "/"],
    ["Productos", "/productos"],
  ]);
});

test("a page outside Productos and Pruebas has two breadcrumbs: Inicio and its own name", () => {
  for (const { path, page } of pages.filter(
    ({ path }) => !/^\/(productos\/|pruebas\/|elegir$|$)/.test(path),
  )) {
    const [home, own, ...rest] = crumbsOf(page);
    expect(home, path).toEqual(["Inicio", "/"]);
    expect(own?.[0], path).toBeTruthy();
    expect(own?.[1], path).toBeUndefined();
    expect(rest, path).toEqual([]);
  }
});

test("breadcrumbs link only to existing pages and mark the current page", () => {
  for (const { path, page } of pages) {
    const hrefs = crumbsOf(page).flatMap(([, href]) => href?.split("?")[0] ?? []);
    expect(paths, `${path}: ${hrefs.join(" > ")}`).toEqual(expect.arrayContaining(hrefs));
    const current = page.all("nav[aria-label='Ruta de navegación'] li [aria-current=page]");
    expect(current, path).toHaveLength(path === "/" ? 0 : 1);
  }
});

function crumbsOf(page: Page): Crumb[] {
  return page
    .all("nav[aria-label='Ruta de navegación'] li")
    .map((item) => [item.one("a, [aria-current=page]").text, item.find("a")?.attribute("href")]);
}
