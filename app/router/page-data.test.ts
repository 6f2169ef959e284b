import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeBrowser } from "../../tests/support/fake-browser.ts";

let pages: typeof import("./page-data.ts");
const fetched = vi.fn();

function answer(data: unknown, build = "b1") {
  return Response.json({ build, data });
}

beforeEach(async () => {
  vi.resetModules();
  fakeBrowser("/");
  fetched.mockReset().mockImplementation(async (path: string) => answer(path));
  vi.stubGlobal("fetch", fetched);
  pages = await import("./page-data.ts");
});

afterEach(() => vi.unstubAllGlobals());

test("the data file of the home page is index.json; other data files have the page's path", () => {
  expect(["/", "/marcas", "/marcas/"].map(pages.dataPath)).toEqual([
    "/index.json",
    "/marcas.json",
    "/marcas.json",
  ]);
});

test("Back takes the last twenty pages from the cache, and fetches older pages again", async () => {
  const paths = Array.from({ length: 21 }, (_, index) => `/p${index}`);
  for (const path of paths) await pages.fetchPageData(path);
  expect(fetched).toHaveBeenCalledTimes(21);
  for (const path of paths.slice(1)) {
    expect(await pages.fetchPageData(path, { fromMemory: true })).toBe(`${path}.json`);
  }
  expect(fetched).toHaveBeenCalledTimes(21);
  await pages.fetchPageData("/p0", { fromMemory: true });
  expect(fetched).toHaveBeenCalledTimes(22);
});

test("a link fetches its page again, unless the page was prefetched", async () => {
  await pages.fetchPageData("/a");
  await pages.fetchPageData("/a");
  expect(fetched).toHaveBeenCalledTimes(2);
  pages.prefetchPageData("/b");
  pages.prefetchPageData("/b");
  await pages.fetchPageData("/b");
  expect(fetched).toHaveBeenCalledTimes(3);
});

test("a page whose prefetch failed is fetched again", async () => {
  fetched.mockRejectedValueOnce(new TypeError("offline"));
  pages.prefetchPageData("/a");
  await vi.waitFor(async () => expect(await pages.fetchPageData("/a")).toBe("/a.json"));
});

test("a missing page has no data; a page of another build is an error", async () => {
  fetched.mockResolvedValueOnce(new Response("", { status: 404 }));
  expect(await pages.fetchPageData("/a")).toBeUndefined();
  fetched.mockResolvedValueOnce(new Response("<p>", { headers: { "content-type": "text/html" } }));
  expect(await pages.fetchPageData("/a")).toBeUndefined();
  fetched.mockResolvedValueOnce(answer({}, "b2"));
  await expect(pages.fetchPageData("/a")).rejects.toMatchObject({ name: "OutdatedBuild" });
  fetched.mockResolvedValueOnce(new Response("", { status: 503 }));
  await expect(pages.fetchPageData("/a")).rejects.toThrow("503");
});

test("prefetched data serve one visit, and a later visit fetches the page again", async () => {
  pages.prefetchPageData("/marcas");
  await pages.fetchPageData("/marcas");
  expect(fetched).toHaveBeenCalledTimes(1);
  await pages.fetchPageData("/marcas");
  expect(fetched).toHaveBeenCalledTimes(2);
});
