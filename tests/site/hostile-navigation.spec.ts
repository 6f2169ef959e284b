import type { Page } from "@playwright/test";
import fc from "fast-check";
import { paths } from "../support/addresses.ts";
import { hostilePath, tail } from "../support/hostile.ts";
import { expect, hydrated, siteOf, test, visit } from "../support/page.ts";

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
const inside = fc.tuple(hostilePath, tail, hash).map((parts) => parts.join(""));
const onPages = fc.tuple(fc.constantFrom(...paths), tail, hash).map((parts) => parts.join(""));

/** Other sites are out of reach, and whoever tries is written down. */
async function watch(page: Page, origin: string): Promise<string[]> {
  const strays: string[] = [];
  await page.route(
    (url) => url.origin !== origin,
    async (route) => {
      if (route.request().isNavigationRequest() && route.request().frame() === page.mainFrame()) {
        strays.push(route.request().url());
      }
      await route.abort();
    },
  );
  return strays;
}

test.afterEach(({ troubles }) => {
  const expected = /Failed to load resource|ERR_FAILED|Content Security Policy/;
  expect(troubles.filter((line) => !expected.test(line))).toEqual([]);
  troubles.length = 0;
});

test("200 hostile addresses inside the running page: always a view, never another site", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const strays = await watch(page, siteOf(baseURL));
  await visit(page, "/soporte");
  const targets = fc.sample(inside, { seed: 8, numRuns: 200 });
  for (let first = 0; first < targets.length; first += 20) {
    const views = await page.evaluate(visitAll, targets.slice(first, first + 20));
    expect(views.filter((view) => view.heading === "" || view.refusal)).toEqual([]);
  }
  expect(siteOf(page.url())).toBe(siteOf(baseURL));
  expect(strays).toEqual([]);
});

/** Runs in the page: what each address shows. The router itself refuses those of other sites. */
async function visitAll(targets: string[]) {
  const views: { target: string; heading: string; refusal: string }[] = [];
  for (const target of targets) {
    const refusal = await window.__reactRouterDataRouter.navigate(target).then(
      () => "",
      (error: unknown) => String(error).replace(/.*External navigation is not allowed.*/, ""),
    );
    const heading = document.querySelector("main h1")?.textContent ?? "";
    views.push({ target: target.slice(0, 200), heading, refusal });
  }
  return views;
}

test("20 hostile queries and fragments on real pages: the page is there all the same", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const strays = await watch(page, siteOf(baseURL));
  for (const target of fc.sample(onPages, { seed: 8, numRuns: 20 })) {
    const response = await page.goto(`${siteOf(baseURL)}${target}`, { waitUntil: "domcontentloaded" });
    // A changed fragment alone loads nothing.
    expect(response?.status() ?? 200, target.slice(0, 200)).toBe(200);
    await hydrated(page);
    await expect(page.locator("main h1"), target.slice(0, 200)).not.toBeEmpty();
    expect(await page.evaluate(() => "x" in {} || "polluted" in {}), "prototype").toBe(false);
  }
  expect(strays).toEqual([]);
});
