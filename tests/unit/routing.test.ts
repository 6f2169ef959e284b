import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { findRoute, matchPath } from "#app/router/match.ts";
import { navigate } from "#app/router/navigation.ts";
import { routes } from "#app/routes.ts";
import { addresses } from "../support/addresses.ts";
import { fixturePaths } from "../support/fixture.ts";
import { hostile } from "../support/hostile.ts";

const runs = 2_000;
const { path: hostilePath, tail } = hostile(fixturePaths);
const site = "https://site.example";

test(`${runs} hostile addresses each match a route and have exactly its parameters`, () => {
  const views = new Set<string>();
  fc.assert(
    fc.property(hostilePath, tail, (path, rest) => {
      // The browser parses the address first. Invalid addresses and other sites never reach the router.
      const url = URL.parse(path + rest, site);
      if (url?.origin !== site) return;
      const route = findRoute(routes, url.pathname);
      views.add(route.folder);
      const parameters = matchPath(route.path, url.pathname) ?? {};
      const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect(Object.keys(parameters)).toEqual(names);
      expect(Object.values(parameters).every((value) => value && !value.includes("/"))).toBe(true);
    }),
    { seed: 8, numRuns: runs },
  );
  // The sample must contain a product page and both not-found pages.
  expect([...views]).toEqual(expect.arrayContaining(["product", "product-not-found", "not-found"]));
});

test("a fixed address takes precedence over a pattern", () => {
  const kinds = {
    "/": "home",
    "/productos": "catalogue",
    "/productos/": "catalogue",
    "/productos/x": "category",
    "/productos/x/pagina/2": "category",
    "/productos/x/test-list": "test-panel",
    "/productos/x/y": "product",
    "/productos/x/y/z": "product",
    "/productos//x": "product-not-found",
    "/productos/a/b/c/d": "product-not-found",
    "/Productos": "not-found",
    "/soporte/x": "not-found",
  };
  const found = Object.keys(kinds).map((path) => [path, findRoute(routes, path).folder]);
  expect(Object.fromEntries(found)).toEqual(kinds);
});

test("every page of the content matches the route of its kind", () => {
  // Models and products share a page.
  const folderOf = (kind: string) => (kind === "model" ? "product" : kind);
  const mismatched = addresses.filter(({ path, kind }) => findRoute(routes, path).folder !== folderOf(kind));
  expect(mismatched).toEqual([]);
});

test("the router refuses to navigate to other sites", () => {
  vi.stubGlobal("location", new URL(`${site}/soporte`));
  for (const to of ["//evil.example/x", "/\\evil.example/x", "https://evil.example", "javascript:alert(1)"]) {
    expect(() => navigate(to), to).toThrow("is another site");
  }
  vi.unstubAllGlobals();
});
