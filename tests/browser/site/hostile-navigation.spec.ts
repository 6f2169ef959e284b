import type { Page } from "@playwright/test";
import fc from "fast-check";
import { expect, hydrated, siteOf, test, visit } from "../../support/browser/page.ts";
import { fixturePaths } from "../../support/fixture.ts";
import { hostile } from "../../support/hostile.ts";

const { path, tail } = hostile(fixturePaths);
const hash = fc.constantFrom(
  "",
  "",
  "#",
  "#%",
  "#__proto__",
  "#//evil.example",
  "#javascript:alert(1)",
  "#<img>",
);
/** Paths that random generation seldom produces. */
const chosenPaths = [
  "/productos/abc/%E0%A4%A",
  "/productos/%ff/%",
  "//evil.example/x",
  "/\\evil.example/x",
  "https://evil.example/x",
  "javascript:alert(1)",
];
const manyParameters = Array.from({ length: 1000 }, (_, index) => `p${index}=${index}`).join("&");
const chosenTargets = [
  `/contacto?${manyParameters}`,
  "/buscar?__proto__[x]=y&q=%",
  "/comparar?equipos=%00,__proto__",
];

const hostileLinks = fc.tuple(path, tail, hash).map((parts) => parts.join(""));
const hostileQueries = fc.tuple(fc.constantFrom(...fixturePaths), tail, hash).map((parts) => parts.join(""));

async function blockOtherSites(page: Page, origin: string): Promise<string[]> {
  const blocked: string[] = [];
  await page.route(
    (url) => url.origin !== origin,
    async (route) => {
      if (route.request().isNavigationRequest() && route.request().frame() === page.mainFrame()) {
        blocked.push(route.request().url());
      }
      await route.abort();
    },
  );
  return blocked;
}

test.afterEach(({ pageErrors }) => {
  const expected = /Failed to load resource|ERR_FAILED|Content Security Policy/;
  expect(pageErrors.filter((line) => !expected.test(line))).toEqual([]);
  pageErrors.length = 0;
});

test("200 hostile links each show a page of the site and never open another site", {
  tag: "@full",
}, async ({ page, baseURL }) => {
  const blocked = await blockOtherSites(page, siteOf(baseURL));
  await visit(page, "/glosario");
  const targets = [
    ...chosenPaths,
    ...fc.sample(hostileLinks, { seed: 8, numRuns: 200 - chosenPaths.length }),
  ];
  for (let first = 0; first < targets.length; first += 20) {
    expect(await page.evaluate(faultyViews, targets.slice(first, first + 20))).toEqual([]);
  }
  expect(siteOf(page.url())).toBe(siteOf(baseURL));
  expect(blocked).toEqual([]);
});

async function faultyViews(targets: string[]) {
  const heading = () => document.querySelector("main h1")?.textContent ?? "";
  const faults: string[] = [];
  for (const target of targets) {
    const url = URL.parse(target, location.href);
    if (url?.origin !== location.origin || /\.\w+$/.test(url.pathname)) continue;
    // Each link starts from the same small page, so that each link makes the router render a view.
    follow("/glosario");
    await until(() => heading().startsWith("Glosario"));
    follow(target);
    const drawn =
      url.pathname.replace(/\/+$/, "") === "/glosario" ||
      (await until(() => !heading().startsWith("Glosario")));
    const fault = (drawn ? "" : "old view") || (/^$|carga/i.test(heading()) ? `«${heading()}»` : "");
    if (fault) faults.push(`${target.slice(0, 200)}: ${fault}`);
  }
  return faults;

  function follow(to: string) {
    const link = Object.assign(document.createElement("a"), { href: to });
    document.body.append(link);
    link.click();
    link.remove();
  }

  /** Counts turns of the event loop instead of time, so that a slow machine only takes longer. */
  async function until(condition: () => boolean) {
    for (let turn = 0; turn < 2000 && !condition(); turn += 1)
      await new Promise((next) => setTimeout(next, 5));
    return condition();
  }
}

test("20 addresses with a hostile query and fragment open the page of their path", {
  tag: "@full",
}, async ({ page, baseURL }) => {
  const blocked = await blockOtherSites(page, siteOf(baseURL));
  const generated = fc.sample(hostileQueries, { seed: 8, numRuns: 20 - chosenTargets.length });
  for (const target of [...chosenTargets, ...generated]) {
    const response = await page.goto(`${siteOf(baseURL)}${target}`, { waitUntil: "domcontentloaded" });
    // If only the fragment changes, the browser loads nothing and there is no response.
    expect(response?.status() ?? 200, target.slice(0, 200)).toBe(200);
    await hydrated(page);
    await expect(page.locator("main h1"), target.slice(0, 200)).not.toBeEmpty();
    expect(await page.evaluate(() => "x" in {} || "polluted" in {}), "the prototype is polluted").toBe(false);
  }
  expect(blocked).toEqual([]);
});
