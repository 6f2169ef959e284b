import { addresses, paths } from "../support/addresses.ts";
import { expect, test } from "../support/page.ts";

type StaticPage = { path: string; html: string };

let pages: StaticPage[];

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  pages = await Promise.all(
    [...paths, "/no-existe"].map(async (path) => ({ path, html: await (await request.get(path)).text() })),
  );
});

function one(html: string, pattern: RegExp): string {
  return html.match(pattern)?.[1] ?? "";
}

test("titles and descriptions are there and unlike each other", () => {
  const canonical = new Set(
    addresses.filter((item) => item.path === item.canonical).map((item) => item.path),
  );
  const own = pages.filter((page) => canonical.has(page.path));
  for (const pattern of [/<title>(.*?)<\/title>/, /<meta name="description" content="(.*?)"/]) {
    const texts = own.map((page) => one(page.html, pattern));
    expect(texts.filter((text) => text.length < 10)).toEqual([]);
    expect(new Set(texts).size).toBe(own.length);
  }
});

test("every internal link leads to a page of the site", () => {
  const known = new Set(paths);
  const broken = pages.flatMap(({ path, html }) =>
    [...html.matchAll(/<a [^>]*href="([^"]*)"/g)]
      .map(([, href = ""]) => href)
      .filter(
        (href) => href.startsWith("/") && !known.has(href.split(/[?#]/)[0] ?? "") && !href.endsWith(".pdf"),
      )
      .map((href) => `${path} → ${href}`),
  );
  expect(broken).toEqual([]);
});

test("every fragment link has its target", () => {
  const broken = pages.flatMap(({ path, html }) =>
    [...html.matchAll(/<a [^>]*href="#([^"]*)"/g)]
      .map(([, id = ""]) => id)
      .filter((id) => id === "" || !html.includes(`id="${id}"`))
      .map((id) => `${path} → #${id}`),
  );
  expect(broken).toEqual([]);
});

test("the whole menu stands in the HTML of every page", () => {
  for (const { path, html } of pages) {
    for (const link of [
      "/productos/bioquimica/test-list",
      "/productos/gasometria/bga-102",
      "/sobre-nosotros",
    ]) {
      expect(html, path).toContain(`href="${link}"`);
    }
  }
});

test("no page is made for the frame of another: links that open a tab are safe", () => {
  for (const { path, html } of pages) {
    const unsafe = [...html.matchAll(/<a [^>]*target="_blank"[^>]*>/g)].filter(
      ([tag]) => !tag.includes("noopener"),
    );
    expect(unsafe, path).toEqual([]);
  }
});

test("the sitemap lists the canonical addresses", async ({ request }) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  expect(listed.sort()).toEqual(
    addresses
      .filter((item) => item.path === item.canonical && !item.tool)
      .map((item) => item.path)
      .sort(),
  );
});
